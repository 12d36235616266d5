/** Debts to a bank: usury, unfair terms, home loans, bank papers and complaints: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const LOAN_DEBT_WORDS: Words = {
  'it.debt.register': {
    says: 'Slechte bankleningen mogen alleen beheerd worden door bedrijven die de Banca d’Italia toelaat. U kunt ze opzoeken in haar openbare lijsten.',
  },
  'it.debt.right-bank-papers': {
    says: 'U mag de bank kopieën vragen van de papieren van de laatste tien jaar. Zij moet ze binnen 90 dagen sturen, tegen kosten.',
  },
  'it.debt.right-usury': {
    says: 'Was de afgesproken rente boven de woekergrens (usura)? Dan bent u geen rente schuldig.',
  },
  'it.debt.right-unfair': {
    says: 'Als consument binden oneerlijke bedingen u niet, zoals een heel hoge boete voor te laat betalen.',
  },
  'it.debt.right-mortgage': {
    says: 'Een woninglening mag de bank pas beëindigen na zeven late betalingen (30 tot 180 dagen), of één die 180 dagen niet betaald is.',
  },
  'it.debt.step-mortgage': {
    says: 'Schrijf de bank vóór een rechtszaak: zij moet eerst met u een oplossing zoeken. Vraag naar het staatsfonds dat woningleningen stilzet.',
  },
  'it.debt.option-complain': {
    says: 'Klaag schriftelijk bij de bank. Ga na 60 dagen, of een nee, online naar de ABF.',
    title: 'Klagen over een bank of kredietgever',
    cost: '€ 20, terug als u wint.',
    time: '60 dagen voor de bank, dan enkele maanden.',
    risk: 'De beslissing van de ABF bindt niet als een vonnis.',
    bestFor: 'Een bank, kaart of lening behandelde u verkeerd.',
  },
}
