/** The French words of the rows in ../insurance-contract.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_CONTRACT_FR: Words = {
  'fr.insurance.want': {
    says: 'Votre assureur annonce le prix de l’année suivante.',
  },
  'fr.insurance.reality': {
    says: 'Vous n’êtes pas obligé de rester. Après un an, vous changez presque toute assurance quand vous voulez.',
  },
  'fr.insurance.right-year': {
    says: 'Après un an, vous pouvez résilier auto, habitation et santé à tout moment, sans frais. Cela prend fin un mois après.',
  },
  'fr.insurance.right-notice': {
    says: 'Ils doivent rappeler la date limite au moins 15 jours avant. Si l’avis vient plus tard, vous avez 20 jours dès l’envoi.',
  },
  'fr.insurance.step': {
    says: 'Comparez les prix. Pour auto et habitation, laissez le nouvel assureur résilier l’ancien contrat, pour rester toujours couvert.',
  },
  'fr.insurance.option': {
    says: 'Demandez une baisse, ou résiliez en ligne ou par lettre.',
    title: 'Négocier ou changer',
    cost: 'Gratuit.',
    time: 'Un mois.',
    risk: 'Un trou de garantie.',
    bestFor: 'Le prix monte beaucoup.',
  },
  'fr.insurance.unpaid-right': {
    says: 'Vos garanties ne peuvent s’arrêter que 30 jours après une mise en demeure. Dix jours plus tard, l’assureur peut résilier. Si vous payez avant, tout continue.',
  },
  'fr.insurance.unpaid-step': {
    says: 'Payez la cotisation ou demandez par écrit de petits versements avant la fin des 30 jours. Si vous la contestez, écrivez au service réclamations, puis au médiateur gratuit.',
  },
  'fr.insurance.ended-right': {
    says: 'Après un sinistre, un assureur ne peut résilier que si le contrat le dit, un mois après vous avoir prévenu. Il doit rendre la cotisation du temps qui reste.',
  },
  'fr.insurance.ended-step': {
    says: 'Cherchez tout de suite un autre assureur. Pour une voiture, c’est obligatoire : en cas de refus, le Bureau central de tarification peut imposer un assureur.',
  },
  'fr.insurance.unpaid-want': {
    says: 'Votre assureur dit qu’une cotisation n’est pas payée. C’est la mise en demeure avant l’arrêt de vos garanties.',
  },
  'fr.insurance.unpaid-reality': {
    says: 'Vous êtes encore couvert 30 jours après l’envoi de la lettre. Si vous payez avant, rien ne s’arrête.',
  },
  'fr.insurance.unpaid-over': {
    says: 'Les 30 jours semblent passés : vos garanties sont peut-être suspendues. Si le contrat n’est pas résilié, il reprend à midi le lendemain du jour où vous payez tout.',
  },
  'fr.insurance.unpaid-rights': {
    says: 'Vous pouvez demander le détail de la somme, de petits versements, et saisir le médiateur de l’assurance, gratuit.',
  },
  'fr.insurance.unpaid-option': {
    says: 'Payez ce qui est dû et gardez la preuve. S’ils acceptent de petits versements, demandez un écrit.',
    title: 'Payer et garder vos garanties',
    cost: 'La cotisation.',
    time: 'Avant la fin des 30 jours.',
    risk: 'Sans garantie, vous payez vous-même les dégâts. Conduire est alors un délit.',
    bestFor: 'La cotisation est due.',
  },
}
