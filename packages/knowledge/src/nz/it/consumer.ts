/** The Italian words of the rows in ../consumer.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_IT: Words = {
  'nz.buy.myth-policy': {
    says: 'Le regole di un negozio o una vecchia garanzia non possono toglierle i diritti del Consumer Guarantees Act.',
  },
  'nz.buy.want': {
    says: 'Può chiedere se il contratto è giusto e se la società ha fatto la sua parte.',
  },
  'nz.buy.reality': {
    says: 'Una società non può decidere da sola chi ha ragione. I Suoi diritti vengono dalla legge, non dalle regole della società.',
  },
  'nz.buy.who': {
    says: 'Se non trovate un accordo, il Disputes Tribunal decide richieste fino a 60.000 $ senza avvocati.',
  },
  'nz.buy.rights': {
    says: 'I beni devono essere di buona qualità, adatti all’uso e come Le hanno detto. Se no, può chiedere un rimedio.',
  },
  'nz.buy.not-yet': {
    says: 'Non possono prendere la Sua paga o le Sue cose senza l’ordine di un tribunale.',
  },
  'nz.buy.right-repair': {
    says: 'Per un piccolo difetto il negozio può scegliere se riparare, sostituire o rimborsare, in un tempo ragionevole.',
  },
  'nz.buy.right-serious': {
    says: 'Per un difetto grave sceglie Lei: i soldi indietro, uno nuovo, o tenerlo e avere una parte del prezzo.',
  },
  'nz.buy.right-time': {
    says: 'I Suoi diritti durano quanto è giusto per quella cosa, anche dopo la garanzia del produttore.',
  },
  'nz.buy.right-services': {
    says: 'I servizi devono essere fatti con cura, adatti a quello che ha chiesto, in un tempo ragionevole e a un prezzo giusto.',
  },
  'nz.buy.right-doorstep': {
    says: 'Se sono venuti alla Sua porta o L’hanno chiamata, ha cinque giorni lavorativi per annullare una vendita sopra 100 $.',
  },
  'nz.buy.right-terms': {
    says: 'Una clausola ingiusta (unfair term) in un contratto standard può essere cancellata.',
  },
  'nz.buy.cancel': {
    says: 'Per una vendita alla Sua porta o con una chiamata non richiesta ha cinque giorni lavorativi. Contiamo dalla data del documento.',
    action: 'Annullare la vendita, se sono venuti alla Sua porta o L’hanno chiamata',
    consequence: 'Dopo, annullare diventa più difficile.',
  },
  'nz.buy.insight-policy': {
    says: 'I negozi spesso parlano solo delle proprie regole o della propria garanzia. La legge Le dà di più.',
    actionable: 'Scriva che usa i Suoi diritti secondo il Consumer Guarantees Act.',
  },
  'nz.buy.right-late': {
    says: 'I beni devono arrivare nel giorno concordato, o in un tempo ragionevole. Se arrivano troppo tardi, può rifiutarli e chiedere i Suoi soldi.',
  },
  'nz.buy.right-extended-warranty': {
    says: 'Può annullare una garanzia estesa (extended warranty) entro cinque giorni lavorativi. Deve dire che cosa Le dà in più della legge.',
  },
  'nz.buy.right-disputes-tribunal': {
    says: 'Il Disputes Tribunal decide richieste fino a 60.000 $. Costa poco, e gli avvocati non partecipano.',
  },
  'nz.buy.right-telco': {
    says: 'Per una società di telefono o internet, il servizio Telecommunications Dispute Resolution esamina il Suo reclamo gratis.',
  },
}
