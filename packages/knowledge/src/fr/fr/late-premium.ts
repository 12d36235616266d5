/** The French words of the rows in ../late-premium.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LATE_PREMIUM_FR: Words = {
  'fr.insurance.unpaid-right': {
    says: 'Vos garanties ne peuvent s’arrêter que 30 jours après une mise en demeure. Dix jours plus tard, l’assureur peut résilier. Si vous payez avant, tout continue.',
  },
  'fr.insurance.unpaid-step': {
    says: 'Payez la cotisation ou demandez par écrit de petits versements avant la fin des 30 jours. Si vous la contestez, écrivez au service réclamations, puis au médiateur gratuit.',
  },
  'fr.insurance.ended-right': {
    says: 'Après un sinistre, un assureur ne peut résilier que si le contrat le dit, un mois après vous avoir prévenu. Il doit rendre la cotisation du temps qui reste.',
  },
  'fr.insurance.ended-car': {
    says: 'Pour la responsabilité auto, ce n’est possible qu’après alcool, stupéfiants ou une infraction ayant coûté le permis un mois ou plus. Une voiture doit être assurée.',
  },
  'fr.insurance.false-answer': {
    says: 'L’assureur doit prouver un mensonge voulu à une question précise. Sinon il ne peut que réduire l’indemnité en proportion (L. 113-9). Une question jamais posée ne compte pas.',
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
