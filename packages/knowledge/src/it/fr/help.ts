/** The French words of ../help.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_WORDS: Words = {
  'it.help.gratuito': {
    does: 'Avocat gratuit pour les personnes à petits revenus. Demandez à l’Ordre des avocats (Ordine degli avvocati) de votre ville ou tribunal.',
  },
  'it.help.occ': {
    does: 'Organismes de crise. Ils aident ceux qui ont trop de dettes à obtenir un plan du tribunal. La liste est au ministère de la Justice (Ministero della Giustizia).',
  },
  'it.help.postale': {
    does: 'Répond aux questions sur les arnaques et reçoit des signalements en ligne.',
  },
  'it.help.polizia': {
    does: 'Appelez-la quand vous êtes en danger ou menacé chez vous.',
  },
  'it.help.abf': {
    does: 'Décide en ligne des litiges avec banques et prêteurs, pour 20 €, après une réclamation.',
  },
  'it.help.aas': {
    does: 'Décide en ligne des litiges avec les assureurs, pour 20 €, après une réclamation.',
  },
  'it.help.arera': {
    does: 'Explique les droits sur électricité, gaz et eau, et offre une conciliation gratuite.',
  },
  'it.help.agcom': {
    does: 'Conciliation gratuite pour téléphone, internet et télé payante.',
  },
  'it.help.garante': {
    does: 'Reçoit les plaintes quand vos données ou une liste de crédit sont utilisées contre les règles.',
  },
  'it.help.ader': {
    does: 'Montre vos avis de paiement (cartelle) et permet de demander un plan en ligne.',
  },
  'it.help.inps': {
    does: 'Chômage (NASpI), pensions et autres aides.',
  },
  'it.help.sunia': {
    does: 'Un syndicat de locataires. Il vérifie les baux et aide en cas d’expulsion.',
  },
  'it.help.sicet': {
    does: 'Un autre syndicat de locataires. Il conseille sur loyer, congé et logement social.',
  },
  'it.help.cgil': {
    does: 'Un syndicat. Il aide pour licenciements, salaire et aides.',
  },
  'it.help.cisl': {
    does: 'Un autre syndicat. Son patronato demande aides et retraites, ses bureaux aident pour le salaire.',
  },
  'it.help.adiconsum': {
    does: 'Une association de consommateurs. Elle conseille sur factures, banques et surendettement.',
  },
  'it.help.federconsumatori': {
    does: 'Une association de consommateurs avec des guichets dans la plupart des villes.',
  },
  'it.help.caritas': {
    does: 'Aide pour nourriture, loyer et factures aux personnes dans le besoin.',
  },
  'it.help.telefono-amico': {
    does: 'Si tout devient trop lourd : quelqu’un écoute, au téléphone ou par chat.',
  },
}
