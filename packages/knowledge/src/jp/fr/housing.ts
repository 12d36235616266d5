/** The French words of Japan: housing. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_FR: Words = {
  'jp.home.want': {
    says: 'Votre bailleur vous demande de partir. Une lettre seule ne vous y oblige pas.',
  },
  'jp.home.want-rent': {
    says: 'Votre bailleur ou une société de garantie (保証会社) demande du loyer en retard.',
  },
  'jp.home.who': {
    says: 'C’est une personne ou une société privée. Seul un tribunal peut ordonner votre départ.',
  },
  'jp.home.real': {
    says: 'Vous pouvez rester jusqu’à ce qu’un tribunal décide et qu’un agent (執行官) l’exécute.',
  },
  'jp.home.not-yet': {
    says: 'Personne ne peut changer vos serrures ni jeter vos affaires sans tribunal.',
  },
  'jp.home.rights': {
    says: 'Un bailleur a besoin d’une bonne raison (正当事由) et de six mois. Vous pouvez refuser et parler d’argent pour le déménagement.',
  },
  'jp.home.step-sign': {
    says: 'Ne signez pas de papier pour partir (退去合意書). Demandez le motif par écrit.',
  },
  'jp.home.rights-late': {
    says: 'Pour un loyer en retard, le bailleur doit presque toujours d’abord laisser un temps juste pour payer. Un tribunal regarde ensuite si la confiance est rompue, souvent vers trois mois.',
  },
  'jp.home.step-pay-all': {
    says: 'Payez tout le loyer en retard dans le temps donné par la lettre et gardez la preuve. Sinon, payez une part et demandez des dates par écrit.',
  },
  'jp.home.option-pay-late': {
    title: 'Payer à temps le loyer en retard',
    says: 'Si tout est payé dans le temps donné, il n’y a presque jamais encore un motif pour finir le bail à cause de cela.',
    cost: 'Le loyer en retard.',
    time: 'Dans les jours de la lettre.',
    risk: 'Une part seule ne sauve peut-être pas le bail.',
    bestFor: 'Vous le devez et voulez rester.',
  },
  'jp.home.step-pay': {
    says: 'Payez ce que vous pouvez maintenant et offrez des dates pour le reste. Les tribunaux regardent des retards d’environ trois mois.',
  },
  'jp.home.step-keep': {
    says: 'Continuez à payer le loyer. Si le bailleur le refuse, déposez-le au bureau des affaires juridiques (供託).',
  },
  'jp.home.step-help': {
    says: 'Demandez à Houterasu, et à votre ville l’aide au loyer (住居確保給付金).',
  },
  'jp.home.step-type': {
    says: 'Lisez votre bail. Un bail fixe (定期建物賃貸借) finit à sa date, avec un avis au moins six mois avant.',
  },
  'jp.home.right-reason': {
    says: 'Dans un bail ordinaire, vous pouvez rester si le bailleur n’a pas de bonne raison.',
  },
  'jp.home.right-six': {
    says: 'Vous avez droit à au moins six mois de préavis.',
  },
  'jp.home.right-time': {
    says: 'Vous avez droit à un délai juste pour payer avant la fin du bail. Un mois de retard ne suffit le plus souvent pas.',
  },
  'jp.home.right-lock': {
    says: 'Vous avez droit à votre logement tant qu’un tribunal n’en a pas décidé autrement.',
  },
  'jp.home.option-refuse': {
    title: 'Refuser par écrit',
    says: 'Dites que vous voulez continuer à louer.',
    cost: 'La poste.',
    time: 'Une lettre.',
    risk: 'Le bailleur peut aller au tribunal.',
    bestFor: 'Vous voulez rester.',
  },
  'jp.home.option-money': {
    title: 'Parler de temps et d’argent',
    says: 'Demandez plus de mois, les frais de déménagement ou plusieurs paiements.',
    cost: 'Rien.',
    time: 'Des semaines.',
    risk: 'Signez seulement ce que vous pouvez tenir.',
    bestFor: 'Vous pouvez déménager.',
  },
  'jp.home.option-help': {
    title: 'Demander à Houterasu',
    says: 'Conseil gratuit avec un petit revenu.',
    cost: 'Rien.',
    time: 'Cette semaine.',
    risk: 'Aucun.',
    bestFor: 'Toute lettre vous demandant de partir.',
  },
  'jp.home.warn-court': {
    says: 'Si un papier du tribunal suit, répondez à temps. Sinon, le tribunal ordonnera le plus souvent votre départ.',
  },
  'jp.home.fixed-rights': {
    says: 'Un bail à durée fixe ne finit à sa date que si vous avez reçu avant un papier séparé. L’avis doit venir six à douze mois avant.',
  },
  'jp.home.right-fixed-late': {
    says: 'Si l’avis est venu tard, vous pouvez rester six mois dès ce jour. Dans un logement de moins de 200 m², vous pouvez partir avec un mois d’avis pour travail, maladie ou soins.',
  },
}
