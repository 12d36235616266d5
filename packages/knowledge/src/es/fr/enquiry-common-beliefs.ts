/** Questions that rest on a common belief about visits, fines and health care: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COMMON_BELIEFS_FR: Words = {
  'es.ask.unpaid-so-no-visits': {
    says: 'L’argent et les visites sont séparés. Qui ne paie pas garde le droit de voir les enfants, et qui ne les voit pas doit toujours l’argent. Seul un juge change les visites ou la somme. Refuser les visites soi-même peut coûter une amende et la garde. Ne pas payer deux mois de suite, ou quatre séparés, peut être un délit. Vous ne pouvez pas payer ? Demandez vite une somme plus basse.',
  },
  'es.ask.fine-and-prison': {
    says: 'Pas pour une amende de circulation ou d’une administration. Sans paiement, une majoration jusqu’à 20 % s’ajoute et on peut saisir le compte ou le salaire. C’est différent pour une amende d’un tribunal pénal : impayée et sans biens, un jour peut venir pour deux parts quotidiennes. Souvent cela devient un travail d’intérêt général. Demandez tôt des mensualités.',
  },
  'es.ask.care-without-papers': {
    says: 'On doit vous soigner. Qui vit en Espagne sans papiers a le même droit aux soins publics, et les urgences sont pour tous. Demandez la carte au centre de santé, avec passeport et preuve que vous vivez ici (padrón ou autre). Depuis 2026, une déclaration signée suffit pour commencer, et vous recevez un papier provisoire. Refus ? Demandez-le par écrit et allez aux services sociaux.',
  },
  'es.ask.fine-not-paid': {
    says: 'Personne ne va en prison, mais la somme grossit. Sous 20 jours calendaires, vous payez la moitié ou vous contestez. Ensuite tout est dû. Si cela non plus n’est pas payé, le fisc recouvre avec 5 à 20 % de plus, et peut saisir compte, salaire ou remboursement d’impôt sans juge. Vous pouvez lui demander des versements. Elle se prescrit quatre ans après être définitive, mais chaque lettre relance le délai.',
  },
}
