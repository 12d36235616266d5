/** Questions sur les huissiers (bailiffs) : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BAILIFF_CASES_FR: Words = {
  'gb.ask-bailiff.child-alone': {
    says: 'Non. Ils ne peuvent pas entrer si seuls des enfants de moins de 16 ans ou des adultes vulnérables sont là. S’ils ont essayé, écrivez à la société et à la mairie (council), avec le jour et l’heure.',
  },
  'gb.ask-bailiff.court-fine-entry': {
    says: 'Oui, ils peuvent employer une force raisonnable pour entrer pour une amende pénale impayée. C’est différent pour l’impôt local (council tax) ou le stationnement. Appelez aujourd’hui le service des amendes (fines team) ou la société et convenez d’un paiement.',
  },
  'gb.ask-bailiff.locksmith': {
    says: 'Non, pas à une première visite pour ce genre de dette. Il peut forcer l’entrée seulement s’il est déjà entré avec accord, a listé des biens dans un accord, et si vous l’avez rompu. Il doit alors donner un préavis de 2 jours francs.',
  },
  'gb.ask-bailiff.warrant-pcn': {
    says: 'Oui. Pour une amende de la mairie (council), il leur faut un mandat (warrant of control) et un avis avec 7 jours francs. Vous pouvez demander à voir la preuve. Pour un stationnement privé, il faut d’abord une décision (judgment).',
  },
  'gb.ask-bailiff.council-order': {
    says: 'Non. Pour l’impôt local (council tax), la mairie (council) a besoin d’une décision du tribunal (liability order). Pour une amende de stationnement, il lui faut un ordre du tribunal et un mandat (warrant). Vous devez ensuite recevoir un avis avec 7 jours francs.',
  },
  'gb.ask-bailiff.notice-meaning': {
    says: 'C’est l’avertissement d’une société d’huissiers (bailiffs), pas un ordre du tribunal. Un tel ordre ou un pouvoir légal doit être derrière : demandez lequel. Vous avez au moins 7 jours francs avant une visite : faites donc une offre maintenant.',
  },
  'gb.ask-bailiff.stop': {
    says: 'Oui, souvent. Convenez d’un plan écrit avant leur visite, et tenez-le. Le répit (breathing space) par un conseiller en dettes en arrête la plupart pendant 60 jours. Si vous êtes vulnérable, dites-le à la société et au créancier.',
  },
  'gb.ask-bailiff.record': {
    says: 'Oui, vous pouvez filmer ou enregistrer une visite chez vous. Restez calme et ne les bloquez pas. Gardez le film, car il peut aider une réclamation.',
  },
  'gb.ask-bailiff.let-in-before': {
    says: 'Oui, une fois entré avec accord, il peut revenir. Si des biens ont été listés et si vous suivez l’accord, il ne peut pas les prendre. Si vous le rompez, il peut forcer l’entrée après un préavis de 2 jours francs. Prenez conseil aujourd’hui.',
  },
  'gb.ask-bailiff.finance-car': {
    says: 'Non, le plus souvent. Une voiture en hire purchase, PCP ou location est à la société de crédit, pas à vous. Envoyez aujourd’hui le contrat à l’huissier (bailiff), et demandez à la société de crédit de lui écrire.',
  },
  'gb.ask-bailiff.sheriff-home': {
    says: 'Non, sauf si un juge (sheriff) a donné un ordre spécial (exceptional attachment order). C’est rare. Ils prennent plus souvent de l’argent sur le salaire ou sur un compte.',
  },
  'gb.ask-bailiff.sheriff-bank': {
    says: 'Non, pas tout. Sur votre propre compte, 1 000 £ sont protégées : seul ce qui dépasse peut être bloqué. Demandez aujourd’hui à la banque de vous les laisser. Pour la council tax, une charge de 14 jours doit venir avant. Convenez d’une somme avec la mairie et les sheriff officers ; un sheriff peut lever le blocage s’il est trop dur. Un moratorium ou le Debt Arrangement Scheme peut arrêter la suite ; appelez maintenant un conseiller.',
  },
  'gb.ask-bailiff.vulnerable': {
    says: 'Écrivez aujourd’hui à la société et au créancier pourquoi vous êtes vulnérable. Demandez d’arrêter et de reprendre la dette. Gardez la porte fermée. Appelez National Debtline au 0808 808 4000 pour le répit (breathing space).',
  },
  'gb.ask-debt.council-tax-contract': {
    says: 'La council tax est due parce qu’une loi le dit, pas à cause d’un contrat : personne n’a besoin de votre signature. Les juges rejettent cet argument, et leurs frais et ceux des huissiers s’ajoutent. Ce qui aide vraiment : demandez à la commune la Council Tax Reduction, une remise ou une exemption, et un plan de paiement.',
  },
}
