/** Court officers (Gerichtsvollzieher) and enforcement by public offices: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_WORDS: Words = {
  'de.bailiff.want': {
    says: 'Un huissier (Gerichtsvollzieher) vous demande de payer une dette pour laquelle il y a un titre.',
  },
  'de.bailiff.want-public': {
    says: 'Un office public veut de l’argent qu’il dit dû par vous. Il peut exécuter sa propre décision sans tribunal.',
  },
  'de.bailiff.who': {
    says: 'Le Gerichtsvollzieher est un agent de l’État qui agit pour le créancier. Il doit aussi chercher une voie à l’amiable.',
  },
  'de.bailiff.who-public': {
    says: 'C’est le service d’exécution d’un office public. Ses agents ont des pouvoirs comme un huissier.',
  },
  'de.bailiff.reality': {
    says: 'C’est sérieux, mais vous pouvez encore convenir d’un étalement avec l’huissier. Un plan arrête l’exécution.',
  },
  'de.bailiff.reality-public': {
    says: 'Appelez aujourd’hui le service nommé dans la lettre. Il accepte souvent un plan si vous montrez votre budget.',
  },
  'de.bailiff.rights': {
    says: 'Ce qu’il faut pour vivre et travailler est protégé : les choses de base, une part du salaire et un compte protégé.',
  },
  'de.bailiff.not-yet-search': {
    says: 'L’huissier ne peut pas fouiller votre logement contre votre gré sans l’ordre d’un juge.',
  },
  'de.bailiff.not-yet-search-public': {
    says: 'L’agent de l’office ne peut pas fouiller votre logement contre votre gré sans l’ordre d’un juge.',
  },
  'de.bailiff.step-call': {
    says: 'Appelez l’huissier avant la date. Donnez une somme que vous pouvez vraiment payer par mois.',
  },
  'de.bailiff.step-call-public': {
    says: 'Appelez le service aujourd’hui. Demandez un plan ou un délai, puis confirmez par écrit.',
  },
  'de.bailiff.step-title': {
    says: 'Demandez à voir le titre et le détail de la somme. Si vous n’avez jamais reçu les papiers du tribunal, voyez tout de suite un avocat.',
  },
  'de.bailiff.step-title-public': {
    says: 'Demandez la décision (Bescheid) sur laquelle cela repose. Si vous ne l’avez jamais reçue ou l’avez contestée, dites-le maintenant par écrit.',
  },
  'de.bailiff.step-wrong-way': {
    says: 'Une chose protégée a été saisie ? Réclamez au tribunal d’exécution (Erinnerung). C’est sans frais de tribunal.',
  },
  'de.bailiff.step-plan': {
    says: 'Proposez un plan qui finit en douze mois. Deux semaines de retard y mettent fin.',
  },
  'de.bailiff.step-many': {
    says: 'Plus de dettes que vous ne pouvez payer ? La faillite personnelle vous libère après trois ans. Un conseil gratuit la prépare.',
  },
  'de.bailiff.option-plan': {
    title: 'Convenir d’un plan avec l’huissier',
    says: 'Montrez vos revenus et dépenses, et proposez des sommes fixes à jours fixes.',
    cost: 'La dette et les frais de l’huissier.',
    time: 'Un appel, aujourd’hui.',
    risk: 'Le créancier peut dire non. Deux semaines de retard finissent le plan.',
    bestFor: 'Vous pouvez tout payer en un an.',
  },
  'de.bailiff.option-plan-public': {
    title: 'Demander un étalement à l’office',
    says: 'Expliquez votre budget et proposez une somme par mois. Demandez une réponse écrite.',
    cost: 'La dette, parfois des intérêts.',
    time: 'Un appel et une lettre.',
    risk: 'Tant qu’il n’accepte pas, il peut continuer.',
    bestFor: 'La décision est juste, l’argent manque.',
  },
  'de.bailiff.option-court': {
    title: 'S’adresser au tribunal d’exécution',
    says: 'Dites au tribunal local ce qui est faux dans la saisie et envoyez des preuves.',
    cost: 'Souvent gratuit, ou de petits frais.',
    time: 'Tout de suite.',
    risk: 'La protection pour grande dureté (§ 765a) est pour des cas rares.',
    bestFor: 'La mauvaise personne, la mauvaise chose ou une vraie dureté.',
  },
  'de.bailiff.option-help': {
    title: 'Voir maintenant un conseiller en dettes',
    says: 'Un conseiller certifie vos sommes protégées et parle aux créanciers.',
    cost: 'Gratuit.',
    time: 'Appelez aujourd’hui.',
    risk: 'Des listes d’attente. Dites qu’il y a une date d’exécution.',
    bestFor: 'Plusieurs dettes, ou peur de perdre compte ou logement.',
  },
}
