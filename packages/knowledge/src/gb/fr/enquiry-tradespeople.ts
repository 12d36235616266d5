/** Questions about builders and other tradespeople: bad work, the price and deposits. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRADESPEOPLE_FR: Words = {
  'gb.ask-consumer.bad-work': {
    says: 'Un travail doit être fait avec soin et savoir-faire. Sinon, l’artisan doit le refaire gratuitement dans un temps juste. Si cela échoue, vous pouvez demander une baisse de prix, jusqu’au tout.',
  },
  'gb.ask-consumer.price-not-agreed': {
    says: 'Si vous avez convenu d’un prix, c’est le prix. Sans prix convenu, vous payez un prix juste. Les suppléments ont besoin de votre oui. Payez ce qui n’est pas contesté et dites pourquoi vous retenez le reste.',
    dependsOn: 'si vous aviez convenu d’un prix avant',
  },
  'gb.ask-consumer.deposit': {
    says: 'Une entreprise peut garder seulement une somme juste pour sa vraie perte. Une clause qui lui laisse beaucoup plus est abusive et ne vous engage pas. « Non-refundable » (non remboursable) ne suffit pas.',
    dependsOn: 'ce que dit le contrat et ce que l’entreprise a vraiment perdu',
  },
  'gb.ask-consumer.builder-vanished': {
    says: "Écrivez avec une date limite : finir les travaux ou rendre l'argent. Puis demandez en ligne ; une petite demande va jusqu'à £10,000 en Angleterre et au pays de Galles, £5,000 en Écosse. Si vous avez payé plus de £100 par carte de crédit, réclamez aussi à la carte. Si c'était une ruse dès le début, signalez la fraude.",
  },
}
