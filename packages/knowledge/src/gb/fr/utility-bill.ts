/** L’énergie, l’eau et le téléphone : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_BILL_FR: Words = {
  'gb.bill.want': {
    says: 'Ils veulent le paiement de la facture, ou un appel de vous pour convenir d’un plan.',
  },
  'gb.bill.rights-summary': {
    says: 'Vous pouvez vérifier la facture, demander un plan à votre portée, et faire une réclamation gratuite.',
  },
  'gb.bill.reality': {
    says: 'C’est la lettre d’une société, pas d’un tribunal. Parlez-leur tôt, et la plupart des menaces disparaissent.',
  },
  'gb.bill.water-stays-on': {
    says: 'L’eau de votre logement ne peut pas être coupée parce que vous devez de l’argent. Ils ne peuvent pas poser un appareil qui la ralentit.',
  },
  'gb.bill.no-entry-yet': {
    says: 'Pour changer votre compteur à cause d’une dette, il leur faut votre accord ou un mandat d’un tribunal (warrant). Sinon, ils ne peuvent pas entrer. Vous pouvez aller à cette audience.',
  },
  'gb.bill.no-bailiffs-yet': {
    says: 'Aucun huissier (bailiff) ne peut prendre vos affaires pour cette facture maintenant. Il faut d’abord une décision de justice (judgment).',
  },
  'gb.bill.know-back-bill': {
    says: 'Une société d’énergie ne peut pas facturer maintenant une énergie utilisée il y a plus de 12 mois, oubliée sur les factures. C’est ainsi sauf si vous l’avez empêchée.',
    learnMore:
      'Regardez les dates de la facture. Si elles remontent à plus d’un an, demandez d’enlever l’ancienne partie.',
  },
  'gb.bill.step-check': {
    says: 'Vérifiez le nom, l’adresse, les dates et le compteur. Est-ce une estimation ? Une partie date-t-elle d’avant votre arrivée ?',
  },
  'gb.bill.step-talk': {
    says: 'Contactez la société avant la date de la lettre. Demandez un plan qui va avec votre budget, et obtenez-le par écrit.',
  },
  'gb.bill.step-needs': {
    says: 'Parlez-leur de maladie, de handicap, de jeunes enfants ou de grand âge chez vous. Ils doivent vous traiter avec plus de soin.',
  },
  'gb.bill.step-help': {
    says: 'Demandez quelle aide existe : un fonds d’aide (hardship fund), un tarif social ou une subvention. Appelez ensuite un conseiller en dettes gratuit.',
  },
  'gb.bill.step-wrong': {
    says: 'Si c’est faux, faites une réclamation écrite. Envoyez une photo du compteur. Payez la partie que vous acceptez.',
  },
  'gb.bill.step-plan': {
    says: 'Si vous devez l’argent, envoyez un budget. Offrez une somme par semaine ou par mois, en plus de ce que vous utilisez maintenant.',
  },
  'gb.bill.option-plan': {
    says: 'Appelez ou écrivez avec votre budget et offrez une somme par semaine ou par mois.',
    title: 'Demander un plan à votre portée',
    cost: 'Ce que vous offrez.',
    time: 'Un appel d’une demi-heure.',
    risk: 'Offrez seulement ce que vous pouvez tenir.',
    bestFor: 'Vous devez l’argent, mais ne pouvez pas payer d’un coup.',
  },
  'gb.bill.option-dispute': {
    says: 'Écrivez ce qui est faux et envoyez des preuves, comme une photo du compteur ou une date de déménagement.',
    title: 'Contester la facture',
    cost: 'Rien.',
    time: 'Six à huit semaines pour une réponse, puis un ombudsman gratuit.',
    risk: 'Continuez à payer la partie que vous acceptez.',
    bestFor: 'La somme, les dates ou le nom sont faux.',
  },
  'gb.bill.option-help': {
    says: 'Un conseiller en dettes peut chercher des subventions, des tarifs moins chers et des aides.',
    title: 'Prendre conseil et demander des aides',
    cost: 'Rien.',
    time: 'Une heure environ.',
    risk: 'Aucun.',
    bestFor: 'Plusieurs factures sont en retard.',
  },
}
