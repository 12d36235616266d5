/** The German words of Ireland: scam. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_DE: Words = {
  'ie.scam.want': {
    says: 'Man macht Ihnen Druck, damit Sie nicht nachdenken.',
  },
  'ie.scam.reality': {
    says: 'Kein Amt in Irland verlangt Gutscheinkarten oder Kryptogeld. Niemand kommt, um Sie zu verhaften.',
  },
  'ie.scam.who': {
    says: 'Das sind Betrüger, die einen bekannten Namen benutzen. Das echte Amt hat es nicht geschickt.',
  },
  'ie.scam.rights': {
    says: 'Ihre Bank muss die meisten Zahlungen erstatten, denen Sie nicht zugestimmt haben. Sagen Sie es ihr sofort.',
  },
  'ie.scam.right-refund': {
    says: 'Melden Sie der Bank schnell jede Zahlung, der Sie nicht zugestimmt haben. Nach 13 Monaten muss sie nichts mehr erstatten.',
  },
  'ie.scam.right-fspo': {
    says: 'Sagt die Bank Nein, können Sie kostenlos zum Financial Services and Pensions Ombudsman gehen.',
  },
  'ie.scam.step-stop': {
    says: 'Stopp. Klicken, rufen oder schicken Sie nichts. Benutzen Sie nicht die Nummer in der Nachricht.',
  },
  'ie.scam.step-bank': {
    says: 'Haben Sie Geld oder Kartendaten geschickt, rufen Sie jetzt Ihre Bank an, unter der Nummer auf Ihrer Karte.',
  },
  'ie.scam.step-garda': {
    says: 'Melden Sie es bei der Polizei (garda station) am Ort.',
  },
  'ie.scam.step-password': {
    says: 'Ändern Sie Ihre Passwörter, wenn Sie sie eingegeben haben.',
  },
  'ie.scam.opt-ignore': {
    title: 'Nicht antworten',
    says: 'Löschen Sie es oder behalten Sie eine Kopie für die Polizei (gardaí).',
    cost: 'Kostenlos.',
    time: 'Jetzt.',
    risk: 'Keines.',
    bestFor: 'Sie haben nichts geschickt.',
  },
  'ie.scam.opt-report': {
    title: 'Es melden',
    says: 'Sagen Sie es Ihrer Bank und der Polizei (gardaí).',
    cost: 'Kostenlos.',
    time: 'Heute.',
    risk: 'Keines.',
    bestFor: 'Sie haben Geld oder Daten geschickt.',
  },
  'ie.scam.warn-second': {
    says: 'Jemand bietet vielleicht an, Ihr Geld gegen eine Gebühr zurückzuholen. Das ist ein zweiter Betrug.',
  },
  'ie.scam.right-crime': {
    says: 'Wer Sie mit einer falschen Nachricht um Geld bringt, begeht eine Straftat. Melden Sie es bei jeder Garda-Wache.',
  },
  'ie.scam.right-payment-law': {
    says: 'Ging Geld ohne Ihre Zustimmung weg, muss die Bank es meist bis zum nächsten Arbeitstag zurückgeben.',
  },
  'ie.ask-bank.right-refund': {
    says: 'Ging Geld ohne Ihre Zustimmung von Ihrem Konto, muss die Bank es meist zurückzahlen. Sagen Sie es schnell und in 13 Monaten.',
  },
  'ie.ask-bank.right-fspo': {
    says: 'Sagt die Bank Nein, können Sie kostenlos zum Financial Services and Pensions Ombudsman gehen.',
  },
  'ie.scam.right-pps': {
    says: 'Nur öffentliche Stellen und wer es vom Gesetz aus darf, dürfen Ihre PPS-Nummer oder Karte nutzen. Wer sie sonst verlangt, macht sich strafbar. Haben Sie sie genannt, sagen Sie es dem Department of Social Protection.',
  },
}
