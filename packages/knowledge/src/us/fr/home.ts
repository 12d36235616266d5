/** The French words of the rows in ../home.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOME_FR: Words = {
  'us.home.want': {
    says: 'Votre propriétaire veut que vous payiez, régliez un problème ou partiez. Il peut demander à un tribunal de mettre fin à votre location.',
  },
  'us.home.want-rent': {
    says: 'Votre propriétaire dit que vous avez du loyer en retard et veut qu’il soit payé.',
  },
  'us.home.who': {
    says: 'Votre propriétaire ou son agent est une personne ou une entreprise privée. Seul un officier de justice (sheriff, marshal ou constable) peut exécuter une expulsion.',
  },
  'us.home.reality': {
    says: 'Un avis est le premier pas, pas le dernier. Le propriétaire doit aller au tribunal et gagner avant qu’on puisse vous faire partir.',
  },
  'us.home.rights-summary': {
    says: 'Vous pouvez rester tant qu’un tribunal n’ordonne pas autre chose. Vous pouvez donner votre version au juge, et l’aide juridique (legal aid) peut vous aider gratuitement.',
  },
  'us.home.not-yet': {
    says: 'Ils ne peuvent pas changer les serrures, couper le courant ou mettre vos affaires dehors à cause de cet avis.',
  },
  'us.home.order-made': {
    says: 'Un tribunal a peut-être déjà décidé. Il vous reste peut-être seulement des heures ou des jours. Appelez maintenant l’aide juridique (legal aid) et le greffe (court clerk).',
  },
  'us.home.right-cares': {
    says: 'Si votre logement a une aide fédérale, un avis de partir pour loyer impayé doit le plus souvent donner 30 jours. C’est pareil avec un prêt garanti par l’État fédéral.',
  },
  'us.home.right-cares-case': {
    says: 'Si votre logement a une aide fédérale, un avis de partir pour loyer impayé doit le plus souvent donner 30 jours. C’est pareil avec un prêt garanti par l’État fédéral.',
  },
  'us.home.right-violence': {
    says: 'Dans un logement avec aide fédérale, on ne peut pas vous expulser parce que quelqu’un a été violent avec vous.',
  },
  'us.home.right-service': {
    says: 'En service militaire actif, on ne peut le plus souvent pas vous expulser, vous et votre famille, sans ordre d’un tribunal. Un juge peut vous donner 90 jours.',
  },
  'us.home.right-foreclosure': {
    says: 'Le locataire d’une maison saisie (foreclosure) doit le plus souvent être prévenu 90 jours avant. Il peut souvent rester jusqu’à la fin du bail.',
  },
  'us.home.step-stay': {
    says: 'Ne déménagez pas encore. Cherchez dans l’avis la raison, la somme et le nombre de jours.',
  },
  'us.home.step-pay': {
    says: 'Si vous pouvez tout payer à temps, faites-le et demandez un reçu. Payer une partie n’arrête peut-être pas l’affaire, demandez donc d’abord.',
  },
  'us.home.option-pay': {
    says: 'Dans la plupart des États, tout payer dans le délai de l’avis règle l’affaire.',
    title: 'Payer tout le loyer',
    cost: 'Le loyer dû',
    time: 'Dans les jours de l’avis',
    risk: 'Demandez un reçu. Les frais de retard se discutent peut-être.',
    bestFor: 'Vous avez l’argent, ou une aide au loyer arrive à temps.',
  },
  'us.home.option-leave': {
    says: 'Demandez plus de temps, votre dépôt de garantie et aucune expulsion inscrite à votre nom, en échange de votre départ.',
    title: 'Convenir d’une date de départ',
    cost: 'Les frais de déménagement',
    time: 'Comme convenu',
    risk: 'Vous devez peut-être encore du loyer. Faites signer l’accord.',
    bestFor: 'Vous voulez partir, ou ne pouvez pas garder le logement.',
  },
  'us.home.case-warning': {
    says: 'Les affaires d’expulsion vont vite. Dans certains États, vous avez cinq jours ou moins pour répondre. Suivez la date indiquée dans les papiers.',
  },
  'us.home.case-step': {
    says: 'Répondez aux papiers d’expulsion au plus tard à leur date, ou allez au tribunal le jour indiqué. Venez en avance avec des preuves.',
  },
  'us.home.case-not-yet': {
    says: 'Vous n’êtes pas obligé de partir parce qu’une affaire a été déposée. Un juge doit d’abord décider, puis un officier de justice doit venir.',
  },
  'us.home.insight-repairs': {
    says: 'Dans la plupart des États, le mauvais état du logement peut être une défense contre une expulsion pour loyer.',
    actionable:
      'Notez ce qui est cassé et quand vous l’avez dit au propriétaire. Prenez des photos.',
  },
  'us.home.tactic-receipt': {
    says: 'Payez d’une façon qui laisse une preuve, et écrivez pour quel mois c’est.',
    risk: 'Aucun.',
    notWhen:
      'Un tribunal a déjà ordonné votre départ : appelez d’abord l’aide juridique (legal aid).',
  },
  'us.home.myth-locks': {
    says: 'Un propriétaire ne peut pas vous enfermer dehors ni couper le courant pour vous faire partir. Dans presque chaque État, il doit passer par le tribunal.',
  },
  'us.home.myth-out-on-date': {
    says: 'Le dernier jour d’un avis n’est pas le jour où on vous met dehors. Le propriétaire doit ensuite déposer une affaire et la gagner.',
  },
}
