/** What is due when a job ends: notice, pay, papers and benefits: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_PAY_WORDS: Words = {
  'fr.job.not-yet-waive': {
    says: 'Niemand kan u met een handtekening op de eindafrekening (solde de tout compte) uw recht laten opgeven. U hebt zes maanden om bezwaar te maken.',
  },
  'fr.job.know-benefits': {
    says: 'Na elk ontslag, ook om een ernstige fout (faute grave), kunt u bij France Travail een uitkering vragen.',
  },
  'fr.job.deadline-receipt': {
    says: 'Tekende u de eindafrekening (solde de tout compte), dan hebt u zes maanden om bezwaar te maken tegen de bedragen.',
    action: 'Per aangetekende brief bezwaar maken tegen de eindafrekening',
    consequence: 'Daarna staan de genoemde bedragen vast.',
  },
  'fr.job.step-register': {
    says: 'Schrijf u in bij France Travail op de dag na het einde van uw contract. Uw werkgever moet u de papieren geven.',
  },
  'fr.job.step-papers': {
    says: 'Controleer uw laatste papieren: werkverklaring, formulier voor France Travail, eindafrekening (solde de tout compte).',
  },
  'fr.job.right-notice': {
    says: 'U hebt recht op een opzegtermijn: één maand vanaf zes maanden werk, twee maanden vanaf twee jaar. Uw cao (convention collective) kan meer geven.',
  },
  'fr.job.right-pay': {
    says: 'Na acht maanden krijgt u een ontslagvergoeding (indemnité de licenciement): een kwart maandloon per jaar, en een derde vanaf het elfde jaar.',
  },
  'fr.job.right-fault': {
    says: 'Bij een ernstige fout (faute grave) is er geen opzegtermijn en geen ontslagvergoeding. Niet opgenomen vakantie moet wel worden betaald.',
  },
  'fr.job.option-accept': {
    title: 'Aanvaarden en vragen waar u recht op hebt',
    says: 'Controleer opzegtermijn, ontslagvergoeding en vakantiegeld. Schrijf u in bij France Travail.',
    cost: 'Niets.',
    time: 'Een dag.',
    risk: 'Was de reden slecht, dan loopt u misschien geld mis.',
    bestFor: 'De reden klopt en de bedragen ook.',
  },
}
