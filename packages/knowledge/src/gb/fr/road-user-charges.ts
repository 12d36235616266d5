/** Zones, péages et voies de bus : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const ROAD_USER_CHARGES_FR: Words = {
  'gb.pcn.london-zone-act': {
    says: "Cette somme est due pour avoir roulé dans une zone payante de Londres. C'est une dette civile du titulaire (keeper), pas un délit.",
  },
  'gb.pcn.london-zone-appeal': {
    says: 'Vous avez 28 jours pour écrire à Transport for London avec un des motifs prévus. En cas de refus, vous pouvez saisir London Tribunals gratuitement.',
  },
  'gb.pcn.london-zone-late': {
    says: "Un charge certificate augmente la somme de moitié. Il peut encore être annulé si vous n'avez jamais reçu le premier avis.",
    actionable:
      "Attendez l'order for recovery, et répondez par la statutory declaration si le premier avis n'est jamais arrivé.",
  },
  'gb.pcn.london-zone-sums': {
    says: 'La somme est réduite de moitié si vous payez sous 14 jours. Elle monte de moitié après un charge certificate.',
  },
  'gb.pcn.crossing-appeal': {
    says: "Pour un passage payant ou une zone d'air pur, la loi donne 28 jours après le premier avis pour écrire, avec un des motifs prévus. Après un refus, saisissez le Traffic Penalty Tribunal.",
  },
  'gb.pcn.london-moving-law': {
    says: 'Les règles de circulation à Londres ont leur propre loi. Elle donne 28 jours après le premier avis pour écrire au council, puis un recours gratuit à London Tribunals.',
  },
  'gb.pcn.scotland-bus-lane': {
    says: 'Les voies de bus en Écosse ont leurs règles. Écrivez au council, puis saisissez le First-tier Tribunal for Scotland, General Regulatory Chamber.',
  },
  'gb.pcn.recovery-grounds': {
    says: "Le formulaire a des motifs fixes : premier avis jamais reçu, recours sans réponse, ou déjà payé. Si l'un est vrai, l'ordre est annulé.",
  },
  'gb.pcn.bailiffs-later': {
    says: "Les bailiffs ont d'abord besoin d'un warrant. Ils doivent ensuite vous avertir et attendre sept jours entiers.",
  },
  'gb.pcn.london-bus-lane': {
    says: 'Les voies de bus de Londres ont leur propre loi. Après 28 jours, un « enforcement notice » peut venir. Il vous donne 28 jours pour contester formellement, puis un recours gratuit à London Tribunals.',
  },
  'gb.pcn.london-bus-lane-grounds': {
    says: 'Les motifs sont fixés : vous n’étiez pas le propriétaire, il n’y a pas eu d’infraction, la voiture a été prise sans votre accord, ou la police agit déjà.',
  },
}
