/** The French words of the rows in ../fine.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_WORDS: Words = {
  'ca.fine.want': { says: 'Cherchez la règle, le lieu, la date et le dernier jour pour agir.' },
  'ca.fine.reality': {
    says: 'Vous pouvez payer, demander du temps ou contester. Cherchez le dernier jour.',
  },
  'ca.fine.rights': { says: 'Vous pouvez contester le constat et voir les preuves.' },
  'ca.fine.who': {
    says: 'Ceci vient d’un organisme public. Une entreprise ne peut pas donner d’amende.',
  },
  'ca.fine.right-dispute': { says: 'Vous avez le droit de contester avant toute décision.' },
  'ca.fine.right-proof': { says: 'Vous avez le droit de demander les notes, photos ou relevés.' },
  'ca.fine.step-check': { says: 'Vérifiez la plaque, le lieu, la date et le dernier jour.' },
  'ca.fine.step-choose': {
    says: 'Choisissez : payer, ou contester. Payer veut dire que vous acceptez.',
  },
  'ca.fine.step-time': {
    says: 'S’il vous faut du temps pour payer, demandez-le avant le dernier jour.',
  },
  'ca.fine.qc': {
    says: 'Au Québec, vous avez 30 jours après le constat d’infraction. Nous comptons depuis sa date.',
    action: 'Donner votre plaidoyer : coupable ou non coupable',
    consequence: 'On peut décider sans vous.',
  },
  'ca.fine.opt-dispute': {
    says: 'Utilisez le formulaire du constat ou le site.',
    title: 'Contester',
    cost: 'Souvent gratuit.',
    time: 'Avant le dernier jour.',
    risk: 'Vous pouvez payer toute l’amende et des frais si vous perdez.',
    bestFor: 'Vous ne l’avez pas fait, ou le constat a des erreurs.',
  },
  'ca.fine.opt-pay': {
    says: 'Payez à temps pour éviter des frais.',
    title: 'Payer',
    cost: 'L’amende.',
    time: 'Avant le dernier jour.',
    risk: 'Vous acceptez. Des points peuvent suivre.',
    bestFor: 'C’est juste.',
  },
  'ca.fine.warn': {
    says: 'Une amende impayée peut bloquer votre permis ou votre immatriculation.',
  },
  'ca.fine.on': {
    says: 'En Ontario, vous avez 15 jours depuis le jour où vous avez reçu la contravention. Nous comptons depuis sa date.',
    action: 'Payer, demander une rencontre ou demander un procès',
    consequence: 'Vous pouvez être déclaré coupable sans audience, et des frais s’ajoutent.',
  },
  'ca.fine.bc': {
    says: 'En Colombie-Britannique, vous avez 30 jours depuis le jour où vous avez reçu la contravention. Nous comptons depuis sa date.',
    action: 'Payer ou contester la contravention (violation ticket)',
    consequence: 'On considère que vous plaidez coupable.',
  },
  'ca.fine.ab-act': {
    says: 'En Alberta, vous pouvez plaider non coupable ou demander du temps avant la date du billet. Certaines pénalités vont à SafeRoads, en sept jours.',
  },
  'ca.fine.mb-act': {
    says: 'Au Manitoba, vous pouvez contester un billet, ou l’admettre et demander une baisse, avant la date indiquée.',
  },
  'ca.fine.on-admin': {
    says: 'Bien des villes d’Ontario utilisent des pénalités administratives. Vous pouvez demander un examen à un agent, puis une audience.',
  },
  'ca.fine.qc-plea': {
    says: 'Au Québec, vous avez 30 jours pour plaider non coupable, sans frais. Si vous ne faites rien, le juge peut décider sans vous.',
  },
  'ca.fine.on-points': {
    says: 'Une condamnation peut amener des points d’inaptitude et une assurance plus chère. Choisissez la résolution rapide (early resolution) pour voir le poursuivant, qui peut réduire l’accusation.',
  },
}
