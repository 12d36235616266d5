/** Les huissiers : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_LATER_STAGES_FR: Words = {
  'gb.bailiff.further-wants': {
    says: 'Le délai de leur premier avis est passé. Ils veulent que vous payiez ou conveniez d’un plan avant la visite d’un huissier (bailiff), peut-être bientôt.',
  },
  'gb.bailiff.further-reality': {
    says: 'Une visite peut venir n’importe quel jour, donc appelez aujourd’hui. Une offre avant la visite compte encore et peut éviter les frais de visite.',
  },
  'gb.bailiff.further-step-call': {
    says: 'Appelez la société aujourd’hui. Faites une offre que vous pouvez tenir, et confirmez-la par e-mail le jour même.',
  },
  'gb.bailiff.further-step-fine': {
    says: 'Appelez aussi le service des amendes du tribunal (fines team). Si vous êtes malade, avez des enfants ou touchez des aides, demandez-lui de reprendre l’amende aux huissiers.',
  },
  'gb.bailiff.further-insight-fee': {
    says: 'Les frais de £235 ne sont dus qu’après une première venue d’un huissier (bailiff). Cette lettre parle d’une visite encore à venir.',
    actionable:
      'Si personne n’est encore venu, demandez par écrit à la société d’enlever les £235.',
  },
  'gb.bailiff.fines-office-wants': {
    says: 'Le tribunal dit qu’une amende est impayée. Il veut que vous payiez ou appeliez avant l’étape suivante.',
  },
  'gb.bailiff.fines-office-who': {
    says: 'Cela vient du bureau des amendes (fines office) de la magistrates court, pas d’une société privée.',
  },
  'gb.bailiff.fines-office-step-call': {
    says: 'Appelez le bureau des amendes (fines office) aujourd’hui. Dites ce que vous pouvez payer par semaine, demandez plus de temps et envoyez un formulaire sur vos revenus.',
  },
  'gb.bailiff.fines-office-step-never-knew': {
    says: 'Vous n’avez jamais su qu’il y avait un procès ? Vous pouvez faire une déclaration officielle (statutory declaration) dans les 21 jours après l’avoir appris. L’affaire peut alors recommencer.',
  },
  'gb.bailiff.writ-under-600': {
    says: 'Une décision (county court judgment) de moins de £600 ne peut pas être envoyée à la High Court. La décision semble ici plus petite.',
    actionable:
      'Demandez à la société et au tribunal de vérifier la somme de la décision. Prenez un conseil gratuit pour arrêter le « writ ».',
  },
  'gb.bailiff.writ-credit': {
    says: 'Une décision sur un crédit à la consommation (consumer credit agreement) ne s’exécute que par la county court. Un « writ » de la High Court n’est pas permis.',
    actionable:
      'Demandez à la société pourquoi la dette existe. Si c’est un crédit à la consommation, prenez conseil pour arrêter le « writ ».',
  },
  'gb.bailiff.business-entry': {
    says: 'Là où vous habitez, ils ne peuvent pas forcer l’entrée à la première visite. Là où vous faites seulement des affaires, ils peuvent utiliser une force raisonnable pour une décision de justice.',
  },
}
