/** Questions about the bank account, not being able to pay, the credit file and loans: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_MONEY_NL: Words = {
  'gb.ask-debt.bank-account': {
    says: 'Een incassobureau kan niet bij uw rekening. Na een vonnis (judgment) kan een rechter die bevriezen. Bent u uw eigen bank iets schuldig, dan kan die misschien uw geld verplaatsen. Vraag advies.',
    dependsOn: 'of er een vonnis is, en of de schuld aan uw eigen bank is',
  },
  'gb.ask-debt.ignore': {
    says: 'Een incassobrief zelf kan niets met u doen. Maar een echte schuld die u laat liggen, kan bij de rechter eindigen. Schrijf terug, vraag bewijs, en laat een formulier van de rechter nooit liggen.',
    dependsOn: 'of de schuld van u is en niet te oud is',
  },
  'gb.ask-debt.cannot-pay': {
    says: 'Betaal eerst uw woning, verwarming, eten en gemeentebelasting (council tax). Bel dan een gratis schuldadviseur. Die kan een regeling, een pauze of kwijtschelding regelen.',
  },
  'gb.ask-debt.credit-effect': {
    says: 'Een brief die om geld vraagt, zet zelf niets in uw kredietdossier. Het gaat om wat de kredietgever of leverancier meldt: een late betaling of een default, die zes jaar blijft. Ook een vonnis staat er zes jaar; in Engeland en Wales niet als u alles binnen een maand betaalt. Kijk eerst in uw gratis rapport en vraag de firma wat zij heeft gemeld.',
    dependsOn: 'wat is gemeld, en of het naar de rechter gaat',
  },
  'gb.ask-debt.credit-file': {
    says: 'Een default blijft zes jaar vanaf zijn datum staan, betaald of niet. Betalen zet er „voldaan” bij, wat kredietgevers meestal liever zien. Alleen een foute melding moet eraf: niet uw schuld, verkeerde datum of geen echte achterstand. Vraag schriftelijk om correctie. Bij weigering: Financial Ombudsman of Information Commissioner.',
  },
  'gb.ask-debt.payday': {
    says: 'U kunt klagen als ze leenden zonder goede controle. Vraag de rente terug. Na acht weken, of na een laatste antwoord, kunt u gratis naar de Financial Ombudsman.',
  },
  'gb.ask-debt.real-letter': {
    says: 'Gebruik het nummer en de link in het bericht niet. Zoek het bedrijf in het FCA Register en bel het nummer daar. Vraag de schuld op papier.',
    dependsOn: 'of het bedrijf het bevestigt op een nummer dat u zelf vond',
  },
  'gb.ask-debt.ni-rates': {
    says: 'Bel vandaag Land & Property Services op 0300 200 7801 en bied een plan. Betaalt u binnen zeven dagen wat een herinnering noemt, dan lopen uw termijnen door. Na een final notice hebt u tien dagen. Met een laag inkomen vraagt u hulp: Rate Rebate met Universal Credit, of Housing Benefit voor rates. Een proces geeft extra kosten, dus antwoord. Advice NI helpt gratis: 0800 915 4604.',
  },
}
