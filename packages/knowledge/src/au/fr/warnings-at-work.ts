/** The French words of the rows in ../warnings-at-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WARNINGS_AT_WORK_FR: Words = {
  'au.warned.not-yet': { says: 'Vous gardez votre travail et votre paie pour l’instant.' },
  'au.warned.option-answer': {
    says: 'Donnez votre version par écrit et demandez qu’elle aille dans votre dossier. La Fair Work Commission la regarde si on vous licencie plus tard.',
    title: 'Répondre par écrit',
    cost: 'Gratuit.',
    time: 'Quelques jours.',
    risk: 'Faible si vous restez calme et vous en tenez aux faits.',
    bestFor: 'Vous n’êtes pas d’accord avec ce qui est dit.',
  },
  'au.suspended.reality': {
    says: 'Une suspension pendant qu’ils examinent quelque chose n’est pas une punition. Rien n’est encore prouvé.',
  },
  'au.suspended.right-pay': {
    says: 'Votre paie continue tant que vous êtes prêt à travailler. Ils peuvent vous renvoyer chez vous sans paie (stand down) seulement pour des choses comme une grève, une panne ou un arrêt du travail hors de leur contrôle.',
  },
  'au.suspended.right-answer': {
    says: 'On devrait vous dire ce que vous auriez fait, et vous devriez pouvoir répondre, avant toute décision.',
  },
  'au.suspended.right-safe': {
    says: 'Ils ne peuvent pas vous suspendre parce que vous vous êtes plaint, étiez malade ou avez utilisé un droit au travail.',
  },
  'au.suspended.step-ask': {
    says: 'Demandez par écrit la raison, la règle, combien de temps cela dure, et que votre paie continue.',
  },
  'au.suspended.step-keep': {
    says: 'Suivez la lettre. Notez maintenant ce dont vous vous souvenez, et gardez vos propres papiers. Appelez votre syndicat ou Fair Work au 13 13 94.',
  },
  'au.suspended.option-pay': {
    says: 'Demandez d’abord par écrit à votre employeur. Ensuite, le Fair Work Ombudsman vous aide gratuitement.',
    title: 'Demander à Fair Work la paie qui manque',
    cost: 'Gratuit.',
    time: 'Quelques semaines.',
    risk: 'Faible.',
    bestFor: 'Votre employeur ne vous paie pas pendant la suspension.',
  },
  'au.exit.reality': {
    says: 'C’est une offre. Jusqu’à votre signature, vous gardez votre travail et tous vos droits.',
  },
  'au.exit.right-no': {
    says: 'Vous pouvez dire non, ou demander plus d’argent, un jour plus tardif ou un certificat de travail (statement of service).',
  },
  'au.exit.right-minimum': {
    says: 'Ils vous doivent dans tous les cas vos congés et votre paie jusqu’au dernier jour. Ce n’est pas un cadeau pour signer.',
  },
  'au.exit.right-forced': {
    says: 'Si on ne vous a laissé aucun vrai choix sauf démissionner, cela peut compter comme un licenciement.',
  },
  'au.exit.warn-21': {
    says: 'Si le travail finit, vous avez 21 jours pour faire une demande à la Fair Work Commission. Les discussions n’arrêtent pas le temps.',
  },
  'au.exit.warn-centrelink': {
    says: 'Une somme de départ, ou un départ par choix, peut retarder les paiements Centrelink. Demandez avant de signer.',
  },
  'au.exit.step-wait': {
    says: 'Ne signez pas sur-le-champ. Demandez par écrit du temps pour prendre conseil, et que l’entreprise le paie.',
  },
  'au.exit.step-sum': {
    says: 'Additionnez ce qu’on vous doit de toute façon : préavis, congés et indemnité (redundancy). L’offre devrait être clairement plus élevée.',
  },
  'au.exit.option-negotiate': {
    says: 'Écrivez ce que vous voulez : une somme, un jour, un certificat de travail (statement of service), le prix du conseil. Faites-le avant le dernier jour.',
    title: 'Demander de meilleures conditions',
    cost: 'Gratuit, ou le prix d’un avocat.',
    time: 'Une à trois semaines.',
    risk: 'Ils peuvent retirer l’offre.',
    bestFor: 'Vous partiriez, mais pas pour cela.',
  },
}
