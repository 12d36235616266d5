/** French: families of words that name the kind of a letter together. */
import type { Families } from '../families.ts'

/** A notice that ends something stands in a heading or is given in so many words. `\b` knows no accents, so those use look-arounds. */
export const FR_FAMILIES = {
  ends: /^[^\n]{0,40}\bcongé(?!\p{L})|\bdonn(?:e|ons) (?:donc |par la présente )?congé(?!\p{L})|^[^\n]{0,40}\b(?:résiliation|rupture)\b|\bmet(?:tons|s|tre)? fin (?:à|au)(?!\p{L})|\bvous notifi(?:e|ons) (?:votre|la rupture|la résiliation)|\bcontrat (?:prend|prendra) fin\b|\bne souhait(?:e|ons) pas (?:renouveler|poursuivre)/imu,
  home: /\b(?:logement|bail|locataire|appartement|les lieux|remise des clés|que je vous loue)\b/iu,
  work: /\b(?:contrat de travail|période d'essai|solde de tout compte|certificat de travail|rapports de travail|votre poste|votre emploi|licenciement|préavis de)\b/iu,
  unpaid:
    /(?<!\p{L})(?:impay\p{L}*|n'(?:est|a|ont) (?:toujours |pas |à ce jour )*(?:été )?(?:réglé|payé|versé|honoré|acquitté)\p{L}*|pas (?:réglé|payé|reçu)\p{L}*|reste\p{L}* (?:due?|à payer|à régler|impayé\p{L}*)|solde débiteur|en retard|régularise[rz]|rejet\p{L}* (?:de|du) (?:prélèvement|paiement)|sauf erreur de notre part)/iu,
  rent: /\b(?:loyers?|compte locataire|quittance|charges locatives|dette locative)\b/iu,
  supply:
    /(?<!\p{L})(?:facture d'(?:énergie|électricité|eau)|facture de gaz|électricité|votre puissance|votre alimentation|gaz|facture internet|ligne (?:mobile|téléphonique)|compteur|énergie)(?!\p{L})/iu,
  tax: /\b(?:finances publiques|impôts?|taxe d'\p{L}+|taxe foncière|taxe|majoration de|trésor public|contribution|tva)\b/iu,
  credit:
    /\b(?:facture|prime|cotisation|prêt|crédit|mensualités?|échéances?|commande|abonnement|carte de crédit)\b/iu,
  benefit:
    /\b(?:rsa|apl|aah|allocataire|allocations?|prestations?|prime d'activité|crédit d'impôt pour|chômage|indemnités journalières)(?!\p{L})/iu,
  back: /\b(?:en|de) trop\b|trop[- ]perçu|\bindu\b|indûment|(?<!\p{L})à tort\b|\brécupér/iu,
  policy: /\b(?:sinistre|assurée?|assurance|vos garanties)(?!\p{L})/iu,
  goods:
    /\b(?:commande|article|produit|achat|voyage|vol|réservation|garantie légale|réparation)\b/iu,
  refused:
    /\brefus|ne pouvons (?:pas|donner|donc)|n'est pas (?:couvert|garanti|acquise)|exclu(?:sion|e|s)?(?!\p{L})|déchéance/iu,
  court: /\b(?:tribunal|juge|prud'hommes|justice de paix|cour)\b/iu,
  called: /\b(?:convoqu|comparaître|assign|à l'audience)/iu,
  party: /\b(?:demandeu|demanderesse|requérant|requête|défende)/iu,
  offence:
    /\b(?:stationn\p{L}*|excès de vitesse|infraction|sans ticket|feu rouge|zone à faibles émissions|véhicule)(?!\p{L})/iu,
  fine: /\b(?:amende|forfait post-?stationnement|contravention|minorée?|majorée|perception immédiate)(?!\p{L})/iu,
} as const satisfies Families
