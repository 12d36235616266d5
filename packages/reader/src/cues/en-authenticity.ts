/** English: signs for and against a letter being genuine, read from its words. Signs read from numbers are in authenticity.ts. */
import type { CueRow } from './cue.ts'

export const EN_AUTHENTICITY_CUES = [
  {
    means: 'authenticity',
    code: 'asks_for_pin',
    points: 'suspicious',
    weight: 4,
    says: 'It asks for a PIN, password or security code. Real firms never do.',
    cues: ` mother maiden name | need card number | sort code date of birth | date of birth and mother | your pin | card number pin | confirm your password | full password | enter your password |
      your online banking password | security code | one time passcode | one time code |
      confirm your card | card and pin | pin ready | memorable word | cvv | three digit | confirm your bank details |
      confirm your account details | verify your card | banking password | card number and |
      mothers maiden name | full card number | log in details | login details | passcode |
      long card number | sort code and account number to | numbers from the back |
      numbers on the back | send your card details | your card details on`,
  },
  {
    means: 'authenticity',
    code: 'gift_card_payment',
    points: 'suspicious',
    weight: 6,
    says: 'It asks for payment by gift card. Only criminals do that.',
    cues: `
      gift card | gift cards | itunes card | google play card | steam card | amazon voucher |
      amazon vouchers | gift voucher | gift vouchers | prepaid card | paysafecard | ukash |
      card numbers on the back | scratch off`,
  },
  {
    means: 'authenticity',
    code: 'crypto_payment',
    points: 'suspicious',
    weight: 6,
    says: 'It asks for payment in crypto money. Only criminals do that.',
    cues: `
      bitcoin | cryptocurrency | crypto wallet | ethereum | usdt | btc | bitcoin wallet |
      wallet address | tether`,
  },
  {
    means: 'authenticity',
    code: 'money_transfer_payment',
    points: 'suspicious',
    weight: 4,
    says: 'It asks for a money transfer that cannot be traced.',
    cues: ` payment by card is not possible | card payments are not possible | cards are not accepted | whatsapp confirmation | confirmation by whatsapp | whatsapp the receipt | send a screenshot of the payment | send screenshot | screenshot of payment | we do not accept card | do not accept cards | transfer the full amount | western union | moneygram | money transfer service | by courier in cash |
      cash by courier | cash in an envelope | hand the cash | courier will collect |
      withdraw cash | send cash`,
  },
  {
    means: 'authenticity',
    code: 'says_keep_secret',
    points: 'suspicious',
    weight: 3.5,
    says: 'It tells you to keep it secret.',
    cues: ` do not talk to your bank | do not talk to your lender | do not contact your lender | stop making payments to your lender | stop paying your lender | do not contact the court | do not contact the council | do not call the court | do not contact your employer | do not contact anyone | do not tell anyone | do not discuss | keep this confidential | tell no one |
      do not share this with | do not tell your bank | keep this secret | do not inform |
      do not speak to your bank | strictly between us | do not contact your bank |
      do not call your bank | do not involve your bank | refrain from contacting your bank | refrain from calling your bank | avoid contacting your bank | avoid calling your bank | no use contacting your bank | do not dispute this with your bank | do not dispute the charge with your bank |
      confidential investigation`,
  },
  {
    means: 'authenticity',
    code: 'gives_cover_story',
    points: 'suspicious',
    weight: 6,
    says: 'It tells you what to say to your bank. Only criminals do that.',
    cues: `
      do not discuss this with your bank | if they ask say | if the bank asks | tell your bank it is |
      say that you are paying | tell them it is for | say it is for a family | if asked by your bank |
      if your bank asks | invalidate the settlement`,
  },
  {
    means: 'authenticity',
    code: 'misspelt_brand',
    points: 'suspicious',
    weight: 3.5,
    says: 'It spells a known name wrongly.',
    cues: 'tv licencing | tv licencing team | hm revenue and custom | royal mail depot team',
  },
  {
    means: 'authenticity',
    code: 'threatens_arrest',
    points: 'suspicious',
    weight: 3.5,
    says: 'It threatens arrest over money. Real debts do not work like that.',
    cues: `
      warrant for your arrest | arrest warrant | you will be arrested | be arrested |
      police will be sent | police will attend | arrested within |
      warrant has been issued in your name | officers will come | immediate arrest`,
  },
  {
    means: 'authenticity',
    code: 'asks_to_verify',
    points: 'suspicious',
    weight: 2,
    says: 'It wants you to "verify" or "update" details. Criminals use those words to get them.',
    cues: `
      last day you are licensed | has declined the latest direct debit | could not process your direct debit | update your billing information | unable to process your latest bill | card has been placed on hold | account has been placed on hold | reactivate your card | re activate your card |
      card is updated | payment details are updated | confirm your debit card | confirm your credit card | debit card details here | verify your identity | verify your account | verify your details | unusual activity |
      suspicious activity | account will be frozen | account has been suspended |
      account will be suspended | account has been limited | reactivate your account |
      confirm your identity | update your details | update your payment details |
      unusual sign in | account will be closed | permanent suspension | has been suspended |
      unauthorised transaction | unusual payment | restore access | will be permanently closed |
      will be permanently blocked | unable to deliver your parcel | could not be delivered |
      failed delivery | redelivery fee | missed your parcel | security alert |
      confirm your details | validate your | update your bank details | update your payment method |
      payment details have failed | payment details failed | shipping fee | unpaid shipping |
      if this was not you visit | if this wasn t you visit | if this was not you click | if this wasn t you click | rebook delivery | rebook your delivery | re enter your payment`,
  },
  {
    means: 'authenticity',
    code: 'asks_to_click',
    points: 'suspicious',
    weight: 1.6,
    says: 'It pushes you to a link.',
    cues: `
      payment gateway | would you like to pay now | information via https | details via https | follow the on screen instructions | request redelivery | 
      click the link | click here | click below | follow the link | link below | tap the link |
      secure link | scan the qr code | log in here | visit the link | using the link |
      claim here | open the attachment | pay here now | reply with y | reply y | activate the link |
      copy the link into`,
  },
  {
    means: 'authenticity',
    code: 'promises_money',
    points: 'suspicious',
    weight: 4.5,
    says: 'It promises money out of nowhere.',
    cues: `
      revenue agency has sent you an interac | to deposit your money click here | deposit your refund | accept your refund | claim your e transfer | has been gifted | legit winner | promotional award | promotional code | bequeath part of my fortune | part of my fortune | donate my fortune | i am a philanthropist | dear beneficiary | your funds are ready | not received your funds | receive your fund | release of your fund | atm card | pre approved for foreclosure relief | guarantee we can stop | guaranteed to stop foreclosure | this is a solicitation | publication of your company data | entry in the register of companies | probate stamping | inheritance fee | you have won | lottery | prize draw winner | unclaimed inheritance | inheritance fund | inheritance funds | inheritance payment | inheritance claim | inheritance of | inheritance worth | inheritance money |
      beneficiary of | next of kin | tax refund of | refund is waiting | refund is pending |
      eligible for a refund | due a refund | entitled to a refund of | release fee |
      claim your prize | compensation payment of | winning number | winning ticket |
      you are a winner | unclaimed funds | unclaimed money | unclaimed prize | unclaimed prizes | unclaimed winnings | unclaimed estate | unclaimed account | unclaimed assets | unclaimed property | unclaimed sum | unclaimed refund | unclaimed refunds | unclaimed benefits | unclaimed compensation | unclaimed balance | deceased client | to release the funds |
      release your winnings | claim your refund | cost of living payment | you are owed a refund | owed a refund |
      wrong council tax band | council tax band refund | rebanding | release the payment | to release your refund |
      overpaid council tax | council tax refund | energy rebate | you are entitled to a rebate |
      rebate is held | refund is held | held for you claim | claim with your debit card | claim with your card | claim it with your card |
      claim it with your debit card | to receive your rebate | rebate is pending | rebate is waiting |
      winter fuel payment is | you have been selected`,
  },
  {
    means: 'authenticity',
    code: 'asks_remote_access',
    points: 'suspicious',
    weight: 5,
    says: 'It wants to get into your computer or phone.',
    cues: `
      anydesk | teamviewer | remote access | install the app to | remote desktop |
      screen sharing | safe account | transfer your money to a safe | move your money to a secure |
      move your money to a new | move your money to protect | move your money to keep | move your money now |
      move your money today | move your money straight | move your money immediately | move your money before it | move your money before they |
      need to move your money | must move your money | help you move your money | move all your money |
      move your funds to | need to move your funds | move your funds now | secure account in your name`,
  },
  {
    means: 'authenticity',
    code: 'changed_bank_details',
    points: 'suspicious',
    weight: 2.5,
    says: 'It says the bank details have changed. Check by phone, with a number you already had.',
    cues: ` pay only to our new account | only to our new | new account details | bank details have changed | new bank details | our new account | changed our bank |
      change of bank details | updated bank details`,
  },
  {
    means: 'authenticity',
    code: 'family_emergency',
    points: 'suspicious',
    weight: 4.5,
    says: 'It claims to be family on a new number.',
    cues: ` need money for surgery | for her surgery | for his surgery | feel like we have a special connection | send money via western union | sending money via western union | 
      hi mum | hi dad | hi mom | hey mum | hey mom | hey dad | mom its me | mum its me | dont tell dad | dont tell mum | dont tell mom | my new number | dropped my phone | lost my phone |
      new phone number mum | phone is broken`,
  },
  {
    means: 'authenticity',
    code: 'blackmail',
    points: 'suspicious',
    weight: 5,
    says: 'It threatens to share private pictures.',
    cues: `
      your webcam | recorded you | explicit video | all your contacts | i have hacked |
      your device was infected | compromising video`,
  },
  {
    means: 'authenticity',
    code: 'threatens_service_end',
    points: 'suspicious',
    weight: 0.8,
    says: 'It presses you to act at once.',
    cues: `
      act now | act immediately | final warning | permanently | immediately to avoid |
      immediate suspension | failure to respond will | failure to comply will | avoid arrest |
      avoid prosecution`,
  },
  {
    means: 'authenticity',
    code: 'greets_nobody',
    points: 'suspicious',
    weight: 0.8,
    says: 'It greets nobody by name.',
    cues: 'dear customer | dear beneficiary | dear user | dear valued',
  },
  {
    means: 'authenticity',
    code: 'warns_against_sharing',
    points: 'genuine',
    weight: 4,
    says: 'It warns you never to share a PIN or password.',
    cues: `
      never share your pin | never ask for your pin | never ask you for your pin |
      never share your | we will never ask | will never ask | never give your | never disclose |
      never ask for your password | never ask for your full`,
  },
  {
    means: 'authenticity',
    code: 'says_not_a_court',
    points: 'genuine',
    weight: 0,
    says: 'It says that it is not a court paper.',
    cues: `
      not a court document | not a claim form | not a court claim |
      not a county court judgment | this is not a summons | not a court summons |
      is not a court | not issued by a court`,
  },
  {
    means: 'authenticity',
    code: 'says_regulated',
    points: 'genuine',
    weight: 0.5,
    says: 'It says who regulates the sender. You can check this on the register.',
    cues: `
      authorised and regulated by | regulated by the financial conduct authority |
      financial conduct authority | solicitors regulation authority | regulated by the sra |
      member of the credit services association | civea`,
  },
  {
    means: 'authenticity',
    code: 'names_free_help',
    points: 'genuine',
    weight: 0.8,
    says: 'It names free debt advice, as real firms must.',
    cues: `
      stepchange | citizens advice | national debtline | moneyhelper | money advice service |
      free debt advice | christians against poverty | payplan | money advice scotland |
      business debtline`,
  },
  {
    means: 'authenticity',
    code: 'says_how_to_complain',
    points: 'genuine',
    weight: 0.6,
    says: 'It says how to complain or appeal.',
    cues: `
      financial ombudsman | complaints procedure | how to complain | popla |
      independent appeals service | london tribunals | traffic penalty tribunal |
      housing ombudsman | energy ombudsman | right of appeal | local government ombudsman`,
  },
] as const satisfies readonly CueRow[]
