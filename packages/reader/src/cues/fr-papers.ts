/** French: papers by the names and turns that offices, firms and lawyers print on them, of France, Belgium, Switzerland and Québec. */
import type { CueRow } from './cue.ts'

export const FR_PAPER_CUES = [
  {
    means: 'type',
    kinds: { REDUNDANCY_NOTICE: 7 },
    cues: `
      licenciement pour motif économique | motif économique | licenciement économique | plan de sauvegarde de l emploi | contrat de sécurisation professionnelle |
      congé de reclassement | suppression de votre poste | suppression de votre emploi | licenciement collectif | abolition de votre poste | mise à pied pour manque de travail`,
  },
  {
    means: 'type',
    kinds: { LETTER_BEFORE_CLAIM: 4.5 },
    cues: `
      saisirai le tribunal | saisirons le tribunal | saisir le tribunal | à défaut je saisirai | action en justice sera | sans autre avis ni délai | procédures judiciaires |
      poursuites judiciaires | division des petites créances | petites créances | je citerai | vous serez cité | citer en justice | assigner devant | vous assigner |
      introduire une action | introduirai une requête | restituer le dépôt de garantie`,
  },
  {
    means: 'type',
    kinds: { UTILITY_BILL_DEMAND: 5 },
    cues: `
      point de livraison | fourniture d électricité | fourniture de gaz | suspension de votre fourniture | réduction de puissance | avis de retard | lieu de consommation |
      interruption de service | facture d eau | votre ligne sera | suspension de votre ligne | résiliation de votre ligne | compteur`,
  },
  {
    means: 'type',
    kinds: { RENT_ARREARS_LETTER: 6, DEBT_COLLECTION_LETTER: -1 },
    cues: 'avis comminatoire | art 257d co | 257d co | loyer et charges | loyers en retard | retard de loyer | loyer impayé | arriérés de loyer | loyer de | quittancement',
  },
  {
    means: 'type',
    kinds: { COURT_CLAIM: 6 },
    cues: 'requête pli judiciaire | pli judiciaire | invité à comparaître | êtes invité à comparaître | audience publique | justice de paix du canton | requête introductive | demande introductive d instance | avis d assignation',
  },
  {
    means: 'type',
    kinds: { COURT_JUDGMENT: 7, EVICTION_NOTICE: -2 },
    cues: `
      le tribunal condamne | condamne le locataire | condamne la défenderesse | condamne le défendeur | résilie le bail | ordonne l expulsion | par ces motifs |
      pour ces motifs | accueille la demande | prononce la mainlevée | mainlevée définitive | mainlevée provisoire`,
  },
  {
    means: 'type',
    kinds: { BAILIFF_NOTICE: 6 },
    cues: 'dernier avis avant saisie | avant saisie | étude d huissiers | exploit du | signifié avec commandement | procès verbal de saisie | saisie mobilière | saisie sur salaire | cession sur salaire | saisie attribution',
  },
  {
    means: 'type',
    kinds: { CONSUMER_CONTRACT_DISPUTE: 5 },
    cues: `
      la garantie d un an | garantie du fabricant | garantie est échue | plan protection | hors garantie | vous rétracter | droit de rétractation | ne pouvons vous rembourser |
      ne pouvons pas rembourser | votre réclamation | geste commercial | usure normale | frais de résiliation | refusons le remboursement | non remboursable`,
  },
  {
    means: 'type',
    kinds: { COPYRIGHT_INFRINGEMENT_LETTER: 8, PENALTY_CHARGE_NOTICE: -4 },
    cues: 'réponse graduée | arcom | hadopi | œuvre protégée | mise en partage | utilisation non autorisée de | droits d auteur | photographie sans autorisation | exploitation sans licence',
  },
  {
    means: 'type',
    kinds: { CEASE_AND_DESIST: 6, DEBT_COLLECTION_LETTER: -2 },
    cues: `
      propos diffamatoires | diffamatoire | dénigrement | avis affirmant | retirer cet avis | supprimer cet avis | cesser toute utilisation | cessation immédiate |
      mise en demeure de cesser | concurrence déloyale | contrefaçon de marque | usage de la marque | clause de non concurrence | non sollicitation`,
  },
  {
    means: 'type',
    kinds: { OTHER: 7, RENT_ARREARS_LETTER: -6 },
    cues: 'indexation de votre loyer | indexation du loyer | indice santé | révision du loyer | révision de votre loyer | loyer est adapté',
  },
  {
    means: 'type',
    kinds: { OTHER: 6, BENEFIT_OVERPAYMENT: -6 },
    cues: 'votre demande d allocation * est rejetée | demande est rejetée | cdaph | mdph | demande d aide * refusée | rejet de votre demande',
  },
  {
    means: 'type',
    kinds: { TV_LICENCE_LETTER: 6 },
    cues: 'serafe | redevance de radio télévision | redevance des ménages | redevance audiovisuelle | contribution à l audiovisuel',
  },
] as const satisfies readonly CueRow[]
