/** Questions about insurers: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_WORDS: Words = {
  'fr.ask-buy.insurance': {
    says: 'Demandez la clause et écrivez au service réclamations. Après deux mois, saisissez le médiateur gratuit. Le délai est de deux ans.',
  },
  'fr.ask-buy.insurance-false': {
    dependsOn: 'si c’était volontaire',
    says: 'Une erreur de bonne foi n’annule pas le contrat : l’assureur peut seulement réduire l’indemnité, en proportion de la prime. Seule une fausse déclaration voulue l’annule, et c’est à lui de la prouver.',
  },
  'fr.ask-buy.insurance-unpaid': {
    dependsOn: 'la date de la mise en demeure',
    says: 'L’assureur doit d’abord envoyer une mise en demeure. Trente jours après, la garantie s’arrête ; dix jours plus tard, il peut résilier. Payez avant ce jour et la garantie continue. Une voiture doit rester assurée : cherchez déjà un assureur.',
  },
  'fr.ask-buy.insurance-cancel': {
    dependsOn: 'l’âge du contrat',
    says: 'Après la première année, vous pouvez résilier à tout moment et sans frais l’assurance auto, habitation et santé. Elle prend fin un mois après. Pour l’auto et l’habitation d’un locataire, le nouvel assureur s’en charge. La première année, seuls certains changements de vie le permettent.',
  },
}
