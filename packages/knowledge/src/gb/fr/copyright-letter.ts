/** Le droit d’auteur (copyright) : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const COPYRIGHT_LETTER_FR: Words = {
  'gb.copyright.want': {
    says: 'Ils veulent de l’argent pour un usage qu’ils vous attribuent. C’est une offre d’arrangement, pas une amende.',
  },
  'gb.copyright.rights-summary': {
    says: 'Vous pouvez leur demander de prouver qui possède l’œuvre, que vous l’avez utilisée, et comment ils ont calculé la somme.',
  },
  'gb.copyright.reality': {
    says: 'Aucun tribunal n’a regardé cela. La somme est la leur. Un tribunal regarderait le prix d’une juste licence.',
  },
  'gb.copyright.who': {
    says: 'L’expéditeur est une société privée qui agit pour un propriétaire. Elle n’a aucun pouvoir officiel. Une société de recouvrement n’en a pas non plus.',
  },
  'gb.copyright.not-yet': {
    says: 'Une telle demande n’est pas une dette avant votre accord ou une décision de tribunal. Personne ne peut prendre vos affaires pour cela maintenant.',
  },
  'gb.copyright.know': {
    says: 'Une image trouvée en ligne n’est pas libre, même sans marque dessus. Mais le prix demandé se discute souvent.',
    learnMore:
      'Cherchez ce que le propriétaire demande pour une licence de ce type et de cette durée. C’est un bon début pour une offre.',
  },
  'gb.copyright.step-remove': {
    says: 'Retirez l’œuvre maintenant, et gardez une copie datée de la page telle qu’elle était. Cela ne reconnaît rien.',
  },
  'gb.copyright.step-genuine': {
    says: 'Vérifiez que l’expéditeur est vrai. N’ouvrez ni liens ni fichiers d’un e-mail. Cherchez la société vous-même.',
  },
  'gb.copyright.step-proof': {
    says: 'Demandez des preuves écrites : le propriétaire, le droit de réclamer, l’image, la page, les dates et le calcul de la somme.',
  },
  'gb.copyright.step-source': {
    says: 'Cherchez d’où elle vient. Une licence, un créateur de site ou une banque d’images libres est peut-être votre réponse.',
  },
  'gb.copyright.step-offer': {
    says: 'Si vous l’avez utilisée, offrez le prix d’une licence pour cette durée. Dites que c’est pour régler toute l’affaire.',
  },
  'gb.copyright.step-deny': {
    says: 'Si vous ne l’avez pas utilisée, ou aviez l’autorisation, dites-le et envoyez vos preuves. Soyez bref.',
  },
  'gb.copyright.right-proof': {
    says: 'Ils doivent prouver que l’œuvre est à eux ou qu’ils peuvent réclamer pour le propriétaire. Ils doivent prouver que vous l’avez copiée ou montrée.',
  },
  'gb.copyright.right-innocent': {
    says: 'Si vous ne saviez pas, sans raison de penser, que l’œuvre était protégée, un tribunal n’accorde aucune indemnité. C’est rare.',
  },
  'gb.copyright.right-exceptions': {
    says: 'Certains usages n’ont besoin d’aucune autorisation, comme la juste citation, la critique, l’étude privée ou la parodie.',
  },
  'gb.copyright.right-letter': {
    says: 'Avant un procès, ils devraient écrire avec des détails et vous laisser un temps juste pour répondre.',
  },
  'gb.copyright.option-proof': {
    says: 'Écrivez une seule lettre calme et listez ce que vous voulez voir.',
    title: 'Demander des preuves',
    cost: 'Un timbre.',
    time: 'Une heure.',
    risk: 'Faible.',
    bestFor: 'Vous n’êtes pas sûr de l’usage, du propriétaire ou de la somme.',
  },
  'gb.copyright.option-offer': {
    says: 'Offrez le prix d’une licence, pour tout régler.',
    title: 'Offrir un juste prix de licence',
    cost: 'Ce que vous offrez.',
    time: 'Quelques semaines.',
    risk: 'Cela peut passer pour un aveu. Dites que c’est seulement pour s’arranger.',
    bestFor: 'Vous l’avez utilisée sans autorisation.',
  },
  'gb.copyright.option-help': {
    says: 'L’Intellectual Property Office a des guides gratuits. Certains avocats donnent un premier entretien gratuit.',
    title: 'Prendre conseil',
    cost: 'Rien au début.',
    time: 'Un appel.',
    risk: 'Aucun.',
    bestFor: 'La somme est grande, ou des papiers du tribunal sont arrivés.',
  },
  'gb.copyright.warn-ignore': {
    says: 'De vraies demandes peuvent aller au tribunal, et le perdant paie. Ne l’ignorez pas si vous avez utilisé l’œuvre.',
  },
  'gb.copyright.warn-sign': {
    says: 'Une promesse signée (undertaking) peut vous lier des années. N’en signez pas avant d’avoir un conseil.',
  },
  'gb.copyright.insight-short': {
    says: 'Le court délai est le leur. Il n’a aucune force légale.',
    actionable: 'Répondez quand même avant, et demandez les papiers utiles.',
  },
  'gb.copyright.insight-collector': {
    says: 'Une société de recouvrement traite cela comme une dette. Une demande d’indemnité que vous contestez n’est pas une dette.',
    actionable: 'Écrivez-lui que vous contestez et traiterez seulement avec le propriétaire.',
  },
  'gb.copyright.insight-strict': {
    says: 'C’est vrai : ne pas savoir n’est le plus souvent pas une défense. Cela peut quand même compter pour la somme.',
    actionable: 'Dites-leur comment l’œuvre est venue à vous, avec les dates.',
  },
  'gb.copyright.know-small': {
    says: "Une demande jusqu'à £10,000 va aux petits litiges d'un tribunal spécial. Le perdant y paie peu des frais de l'autre.",
  },
}
