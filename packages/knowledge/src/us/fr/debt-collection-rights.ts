/** The French words of the rows in ../debt-collection-rights.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_RIGHTS_FR: Words = {
  'us.debt.right-dispute': {
    says: 'Vous avez le droit de contester la dette par écrit. Faites-le dans les 30 jours : ils doivent alors s’arrêter jusqu’à l’envoi des preuves.',
  },
  'us.debt.right-notice': {
    says: 'Vous avez droit à un avis qui montre à qui vous devez, comment la somme est calculée et le dernier jour pour contester.',
  },
  'us.debt.right-lawyer': {
    says: 'Un avocat qui réclame souvent des dettes de ménages est aussi un agent de recouvrement. Contestez la dette par écrit dans les 30 jours, et demandez des preuves.',
  },
  'us.debt.right-stop': {
    says: 'Vous avez le droit de leur dire par écrit de ne plus vous contacter. La dette reste, et ils peuvent encore vous poursuivre en justice.',
  },
  'us.debt.right-calls': {
    says: 'Une agence ne peut pas vous appeler plus de sept fois en sept jours pour une dette. Après une conversation, elle doit attendre sept jours.',
  },
  'us.debt.right-hours': {
    says: 'Ils ne peuvent pas vous contacter avant 8 h du matin ni après 9 h du soir. Ils ne peuvent pas appeler au travail si votre employeur l’interdit.',
  },
  'us.debt.right-opt-out': {
    says: 'Vous pouvez leur dire d’arrêter les textos, les e-mails ou les appels. Chaque e-mail et chaque texto doit dire comment les arrêter.',
  },
  'us.debt.right-privacy': {
    says: 'Ils n’ont pas le droit de parler de votre dette à votre famille, à vos amis ou à votre patron.',
  },
  'us.debt.right-no-lies': {
    says: 'Ils n’ont pas le droit de mentir, de menacer de ce qu’ils ne peuvent pas faire, ni de se faire passer pour un avocat ou l’État.',
  },
  'us.debt.right-fees': {
    says: 'Ils peuvent ajouter des frais ou des intérêts seulement si votre contrat ou une loi le permet.',
  },
  'us.debt.right-sue-them': {
    says: 'S’ils enfreignent ces règles, vous pouvez les poursuivre en justice pendant un an. Vous pouvez recevoir jusqu’à 1 000 $ et vos frais d’avocat.',
  },
  'us.debt.right-benefits': {
    says: 'Social Security et SSI ne peuvent pas être pris pour une dette privée, même après un jugement.',
  },
  'us.debt.right-service': {
    says: 'En service militaire actif, l’intérêt sur les dettes d’avant votre service est limité à 6 %. Demandez-le par écrit.',
  },
  'us.debt.deadline-dispute': {
    says: 'Vous avez 30 jours après avoir reçu cet avis pour contester par écrit. L’avis doit indiquer le dernier jour. Plus tôt est plus sûr.',
    action: 'Contester la dette par écrit et demander des preuves',
    consequence: 'Après, ils peuvent continuer à réclamer pendant que vous contestez.',
    service: 'pour la poste, comme l’agence peut le supposer',
  },
  'us.debt.element-creditor': {
    says: 'L’avis doit nommer celui à qui vous devez la dette maintenant.',
    name: 'Le nom de celui à qui vous devez',
    ifMissing:
      'Nous ne voyons pas le nom de celui à qui vous devez. Un avis de validation (validation notice) doit le donner.',
  },
  'us.debt.element-sum': {
    says: 'L’avis doit montrer la somme à une date de départ, puis les intérêts, frais, paiements et crédits depuis.',
    name: 'Comment la somme est calculée',
    ifMissing:
      'Nous ne voyons pas comment la somme est calculée. L’avis doit lister les intérêts, frais, paiements et crédits.',
  },
  'us.debt.element-dispute': {
    says: 'L’avis doit vous dire comment contester la dette et le dernier jour pour le faire.',
    name: 'Comment et jusqu’à quand contester',
    ifMissing:
      'Nous ne voyons pas comment contester la dette. Une autre lettre vous l’a peut-être dit. Elle doit arriver dans les cinq jours après le premier contact.',
  },
}
