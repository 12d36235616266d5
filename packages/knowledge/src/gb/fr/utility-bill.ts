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
  'gb.bill.right-afford': {
    says: 'Une société d’énergie doit vous offrir des façons de payer, et fixer un plan selon vos moyens.',
  },
  'gb.bill.right-prepayment': {
    says: 'Ils ne peuvent pas imposer un compteur prépayé (prepayment meter) dans certains logements. C’est le cas avec un enfant de moins de deux ans. C’est aussi le cas si tous ont plus de 75 ans et sont sans soutien.',
  },
  'gb.bill.step-back-bill': {
    says: 'Écrivez à la société : enlevez toute l’énergie utilisée plus de 12 mois avant cette facture, car elle n’a pas été facturée à temps. Vérifiez ensuite le reste.',
  },
  'gb.bill.insight-back-bill': {
    says: 'La société dit ne pas vous avoir facturé pendant un temps. Elle ne peut pas compter l’énergie utilisée plus de 12 mois avant cette facture, sauf si vous l’avez empêchée.',
    actionable:
      'Demandez d’enlever tout ce qui date de plus de 12 mois avant la facture, et une nouvelle facture. Faites-le avant de convenir d’un plan.',
  },
  'gb.bill.right-back-bill': {
    says: 'Vous n’avez pas à payer l’énergie d’il y a plus de 12 mois qu’ils ont oublié de facturer, sauf si vous les avez empêchés.',
  },
  'gb.bill.right-energy-ombudsman': {
    says: 'Faites une réclamation à la société. Après huit semaines, ou une réponse finale, l’Energy Ombudsman peut décider gratuitement.',
  },
  'gb.bill.right-phone-scheme': {
    says: 'Faites une réclamation à la société de téléphone ou d’internet. Après six semaines, ou une réponse finale, un service gratuit de litiges peut décider.',
  },
  'gb.bill.right-water': {
    says: 'Vous avez droit à l’eau chez vous, même si vous devez de l’argent pour elle.',
  },
  'gb.bill.right-no-bullying': {
    says: 'Une société ne doit pas vous tromper ni vous intimider pour vous faire payer.',
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
  'gb.bill.warn-silence': {
    says: 'Si vous gardez le silence, ils peuvent demander à un tribunal une décision (judgment) ou un mandat (warrant). Parlez-leur avant la date.',
  },
  'gb.bill.warn-warrant': {
    says: 'La lettre parle d’un mandat (warrant) ou de votre compteur. Appelez-les aujourd’hui, dites qui vit chez vous, et offrez un plan.',
  },
  'gb.bill.insight-limiter': {
    says: 'Une société d’eau ne peut ni couper ni limiter l’eau d’un logement pour une dette. Cette menace n’a aucune base.',
    actionable:
      'Demandez-lui par écrit quelle loi le permet, et faites une réclamation au Consumer Council for Water.',
  },
  'gb.bill.insight-estimate': {
    says: 'La facture repose sur une estimation. La vraie somme peut être plus basse.',
    actionable: 'Lisez le compteur, prenez une photo avec la date, et envoyez-la.',
  },
  'gb.bill.tactic-priority': {
    says: 'Offrez de payer ce que vous utilisez maintenant, plus une petite somme pour la dette. Cela montre votre bonne foi et arrête souvent le reste.',
    risk: 'N’offrez pas plus que vous ne pouvez tenir.',
    notWhen: 'La dette n’est pas à vous.',
  },
  'gb.energy-debt.right-back-bill': {
    says: "L'énergie utilisée plus de 12 mois avant sa première facture ne peut pas être facturée, sauf si vous l'avez empêchée. Le fournisseur doit proposer ce que vous pouvez payer. Après huit semaines, ou un refus final, l'Energy Ombudsman est gratuit.",
  },
}
