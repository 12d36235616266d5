/** Zone, pedaggi e corsie bus: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const ROAD_USER_CHARGES_IT: Words = {
  'gb.pcn.london-zone-act': {
    says: "Questa somma è per aver guidato in una zona a pagamento di Londra. È un debito civile dell'intestatario (keeper), non un reato.",
  },
  'gb.pcn.london-zone-appeal': {
    says: 'Ha 28 giorni per scrivere a Transport for London con uno dei motivi previsti. Se dice no, può ricorrere gratis a London Tribunals.',
  },
  'gb.pcn.london-zone-late': {
    says: 'Un charge certificate aumenta la somma della metà. Può ancora essere annullato se non ha mai ricevuto il primo avviso.',
    actionable:
      "Aspetti l'order for recovery e risponda con la statutory declaration se il primo avviso non è mai arrivato.",
  },
  'gb.pcn.london-zone-sums': {
    says: 'Si paga la metà entro 14 giorni. La somma cresce della metà dopo un charge certificate.',
  },
  'gb.pcn.crossing-appeal': {
    says: 'Per un passaggio a pedaggio o una zona aria pulita ci sono 28 giorni dal primo avviso per scrivere, con un motivo previsto. Dopo un no può ricorrere al Traffic Penalty Tribunal.',
  },
  'gb.pcn.london-moving-law': {
    says: 'Le regole del traffico a Londra hanno una legge propria. Dà 28 giorni dal primo avviso per scrivere al comune, poi un ricorso gratuito a London Tribunals.',
  },
  'gb.pcn.scotland-bus-lane': {
    says: 'Le corsie bus in Scozia hanno regole proprie. Scriva al comune, poi ricorra al First-tier Tribunal for Scotland, General Regulatory Chamber.',
  },
  'gb.pcn.recovery-grounds': {
    says: "Il modulo ha motivi fissi: primo avviso mai ricevuto, ricorso senza risposta, o già pagato. Se uno è vero, l'ordine è annullato.",
  },
  'gb.pcn.bailiffs-later': {
    says: 'I bailiff hanno prima bisogno di un warrant. Poi devono avvisarla e aspettare sette giorni interi.',
  },
  'gb.pcn.london-bus-lane': {
    says: 'Le corsie dei bus di Londra hanno una legge propria. Dopo 28 giorni può arrivare un «enforcement notice». Dà 28 giorni per opporsi formalmente, poi un ricorso gratuito a London Tribunals.',
  },
  'gb.pcn.london-bus-lane-grounds': {
    says: 'I motivi sono fissati: Lei non era il proprietario, non c’è stata violazione, l’auto è stata presa senza il Suo consenso, o agisce già la polizia.',
  },
}
