/** The French words of the rows in ../public-decisions.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DECISIONS_FR: Words = {
  'us.public.right-voucher': {
    says: 'Avant la fin de votre bon de logement (voucher), le bureau du logement doit écrire les raisons et le plus souvent vous donner une audience. Demandez-la au plus tard le jour indiqué dans la lettre.',
  },
  'us.public.step-voucher': {
    says: 'Demandez l’audience par écrit et gardez une copie. Demandez à voir votre dossier avant.',
  },
  'us.public.right-project': {
    says: 'Un logement public ou aidé peut finir un bail seulement pour une bonne raison. Vous devez recevoir des raisons écrites et le plus souvent une audience.',
  },
  'us.public.right-disability': {
    says: 'Vous avez 60 jours pour faire appel d’un refus pour handicap. Ils regardent votre travail, la gravité de votre maladie et les emplois que vous pourriez encore faire.',
  },
  'us.public.reality-disability': {
    says: 'Un premier non est fréquent. Beaucoup de gens gagnent plus tard, surtout à l’audience devant un juge.',
  },
  'us.public.step-disability': {
    says: 'Faites appel sur ssa.gov et envoyez des papiers plus récents de vos médecins. Dites ce que vous ne pouvez plus faire dans une journée normale.',
  },
  'us.public.option-disability': {
    says: 'Demandez un réexamen, puis une audience devant un juge.',
    title: 'Faire appel de la décision',
    cost: 'Gratuit. Un avocat est payé seulement si vous gagnez',
    time: '60 jours pour demander ; la réponse prend des mois',
    risk: 'Aucun.',
    bestFor: 'Vous ne pouvez pas faire un travail régulier.',
  },
  'us.public.right-veteran': {
    says: 'Vous avez un an pour contester une décision du VA. Choisissez de nouvelles preuves (supplemental claim), un examen à un niveau plus haut (higher-level review), ou le Board.',
  },
  'us.public.step-veteran': {
    says: 'Une organisation d’aide aux vétérans aide gratuitement. Demandez-lui avant de choisir.',
  },
  'us.public.want-juror': {
    says: 'Un tribunal vous demande de servir dans un jury. On ne vous accuse de rien.',
  },
  'us.public.right-juror': {
    says: 'Vous pouvez le plus souvent repousser une fois, ou demander d’être dispensé pour difficultés, maladie ou soins à d’autres. On ne peut pas vous renvoyer de votre emploi pour cela.',
  },
  'us.public.step-juror': {
    says: 'Remplissez le formulaire au plus tard à sa date. Appelez le numéro du propre site du tribunal si vous n’êtes pas sûr que c’est vrai.',
  },
  'us.public.option-juror': {
    says: 'Écrivez au tribunal avant le jour et dites pourquoi vous ne pouvez pas venir.',
    title: 'Servir, repousser, ou demander d’être dispensé',
    cost: 'Gratuit',
    time: 'Avant le jour indiqué dans l’avis',
    risk: 'Ne pas venir peut coûter une amende.',
    bestFor: 'Vous avez reçu un vrai avis de jury.',
  },
  'us.public.right-aid': {
    says: 'Si vous perdez une aide aux études à cause des notes, l’école doit dire comment faire appel là où elle le permet. Une maladie ou un décès dans la famille sont de bonnes raisons.',
  },
  'us.public.right-forgive': {
    says: 'Des prêts étudiants fédéraux peuvent être effacés après dix ans de service public, pour un handicap durable, ou quand l’école a fermé. Vous pouvez demander un nouveau calcul.',
  },
  'us.public.right-private-loan': {
    says: 'Un prêteur étudiant privé doit vous poursuivre en justice avant de prendre le salaire. De vieux prêts peuvent être trop tard pour le tribunal selon la loi de l’État.',
  },
  'us.public.right-code': {
    says: 'La ville doit nommer la règle, vous donner du temps pour réparer, et vous laisser faire appel ou être entendu avant qu’une amende soit définitive.',
  },
  'us.public.right-code-fine': {
    says: 'Une amende ne doit pas être bien trop haute, et elle demande un avis et une audience.',
  },
  'us.public.want-code': {
    says: 'La ville dit que votre propriété ne respecte pas une règle, et veut que ce soit réparé avant un jour.',
  },
  'us.public.step-code': {
    says: 'Réparez si vous pouvez et envoyez des photos. Si vous avez besoin de temps ou n’êtes pas d’accord, demandez-le par écrit avant la date.',
  },
  'us.public.option-code': {
    says: 'Demandez à la ville plus de temps ou une audience.',
    title: 'Demander du temps ou une audience',
    cost: 'Gratuit ou de petits frais',
    time: 'Au plus tard à la date indiquée dans l’avis',
    risk: 'Les amendes par jour peuvent continuer. Demandez qu’elles s’arrêtent pendant ce temps.',
    bestFor: 'Vous ne pouvez pas réparer à temps ou ce n’est pas vrai.',
  },
  'us.public.right-moved': {
    says: 'Si vous manquez l’audience, le juge peut vous ordonner de quitter le pays. Dites au tribunal une nouvelle adresse dans les cinq jours. L’asile doit le plus souvent être demandé dans l’année.',
  },
  'us.public.step-moved': {
    says: 'Cherchez votre jour d’audience sur le propre site du tribunal de l’immigration. Trouvez un avocat ou un aidant agréé (accredited). Méfiez-vous d’un notario.',
  },
  'us.public.right-sponsor': {
    says: 'Le garant (sponsor) doit montrer un revenu le plus souvent de 125 % du seuil de pauvreté. Un second garant (joint sponsor) peut combler le manque.',
  },
  'us.public.right-citizen': {
    says: 'Si la naturalisation est refusée, demandez une audience dans les 30 jours (Form N-336). Sans réponse 120 jours après l’entretien, vous pouvez aller au tribunal.',
  },
  'us.public.right-chart': {
    says: 'Vous pouvez avoir votre dossier médical en 30 jours pour des frais justes, et demander de le corriger.',
  },
}
