/** Questions about time to breathe, bankruptcy and the home: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_WAYS_OUT_FR: Words = {
  'gb.ask-debt.breathing-space': {
    says: 'Parlez du répit (breathing space) à un conseiller en dettes. Pendant 60 jours, il arrête la plupart des intérêts, lettres et actions. Si vous êtes soigné pour une crise de santé mentale, il peut durer plus.',
  },
  'gb.ask-debt.moratorium-scotland': {
    says: 'En Écosse, vous pouvez demander un moratoire (moratorium). Pendant six mois, les créanciers ne peuvent pas faire exécuter les dettes. Les intérêts courent. Parlez d’abord à un conseiller (money adviser).',
  },
  'gb.ask-debt.statutory-demand': {
    says: 'Ce n’est pas un jugement, mais ne l’ignorez pas. Après 21 jours, on peut demander votre faillite si vous devez £5,000 ou plus. Si vous contestez la dette ou n’avez rien signé, demandez au tribunal de l’annuler dans les 18 jours. Pour une dette de société, vérifiez si vous vous êtes porté garant. Prenez un conseil gratuit aujourd’hui.',
  },
  'gb.ask-debt.bankrupt': {
    says: 'Un créancier seul peut demander votre faillite (bankruptcy) seulement à partir de £5,000. Si vous avez une « statutory demand », vous avez 18 jours pour demander au tribunal de l’annuler. Prenez conseil aujourd’hui.',
    dependsOn: 'si vous devez à ce créancier £5,000 ou plus',
  },
  'gb.ask-debt.home': {
    says: 'Pour une carte ou un prêt sans garantie, il leur faut d’abord une décision (judgment). Ils peuvent ensuite demander une charge sur votre logement. Une vente forcée est rare, et un juge doit décider.',
    dependsOn:
      'si la dette est garantie par votre logement, ou s’il y a une décision de justice (judgment)',
  },
}
