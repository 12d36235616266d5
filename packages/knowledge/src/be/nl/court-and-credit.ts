/** Krediet, gerechtskosten en verkoop, in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_AND_CREDIT_NL: Words = {
  'be.credit.right-two-payments': {
    says: 'Een kredietgever kan het hele krediet pas opeisen na twee gemiste betalingen, of een vijfde van het bedrag. Eerst moet hij aangetekend waarschuwen en een maand wachten.',
  },
  'be.credit.right-mortgage': {
    says: 'Bij een woonkrediet moet de bank na twee gemiste betalingen aangetekend waarschuwen en een maand wachten. Vraag meteen om een plan.',
  },
  'be.court.claim-right-costs': {
    says: 'Wie verliest, betaalt een vast bedrag voor de andere advocaat (rechtsplegingsvergoeding). Met een laag inkomen kunt u de rechter om het laagste bedrag vragen.',
  },
  'be.court.claim-right-own-check': {
    says: 'Ook als u niet komt, moet de rechter een eis weigeren die strijdig is met de openbare orde, zoals te hoge kosten voor consumenten.',
  },
  'be.court.judgment-right-opposition': {
    says: 'Veroordeeld terwijl u er niet was, en is er geen beroep mogelijk? Dan kunt u binnen een maand na de betekening verzet doen bij dezelfde rechtbank.',
  },
  'be.court.officer-right-own-sale': {
    says: 'Na een beslag op goederen hebt u tien dagen om de deurwaarder te zeggen dat u ze zelf verkoopt (minnelijke verkoop). Dat brengt vaak meer op.',
  },
  'be.court.claim-right-caps': {
    says: 'Een firma mag weinig vragen boven haar factuur: niets vóór een gratis herinnering, daarna alleen begrensde bedragen. Vraag de rechter de rest te schrappen of te verlagen.',
  },
  'be.debt.right-lawyer-costs': {
    says: 'Alleen een rechter kan u de kosten van hun advocaat opleggen, en dan alleen een vast bedrag (rechtsplegingsvergoeding).',
  },
  'be.court.officer-right-appeal': {
    says: 'Vanaf de betekening van een vonnis hebt u meestal één maand voor beroep, of verzet als u er niet was. Vaak kan het intussen worden uitgevoerd.',
  },
}
