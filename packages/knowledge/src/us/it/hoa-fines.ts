/** The Italian words of the rows in ../hoa-fines.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOA_FINES_IT: Words = {
  'us.hoa.ask-ticket': {
    says: 'Un’associazione di proprietari (HOA) non è la polizia. Può darle una multa solo se i suoi documenti e la legge dello Stato lo permettono, quasi sempre dopo un avviso e un’udienza. Chieda la regola e le prove.',
    dependsOn: 'il Suo Stato e i documenti dell’associazione',
  },
  'us.hoa.want': {
    says: 'L’associazione dice che una regola è stata violata, e vuole una multa o un cambiamento.',
  },
  'us.hoa.reality': {
    says: 'È un gruppo privato, non la polizia. Deve rispettare i suoi documenti e la legge dello Stato.',
  },
  'us.hoa.right-ccrs': {
    says: 'Chieda la dichiarazione (CC&Rs), le regole e l’elenco delle multe. Una multa che non c’è non può valere.',
  },
  'us.hoa.right-hearing': {
    says: 'Molti Stati obbligano l’associazione a darle un avviso scritto e un’udienza prima di una multa.',
  },
  'us.hoa.step-write': {
    says: 'Scriva al consiglio (board). Chieda un’udienza, la regola e le foto o altre prove. Non paghi prima.',
  },
  'us.hoa.option-hearing': {
    says: 'Vada all’udienza con le Sue prove, o le mandi per iscritto.',
    title: 'Chiedere un’udienza',
    cost: 'Gratis',
    time: 'Entro la data nell’avviso',
    risk: 'Nessuno.',
    bestFor: 'La regola o la prova è debole.',
  },
  'us.hoa.ca-fines': {
    says: 'In California il consiglio (board) deve avvisarla 10 giorni prima di un’udienza su una multa, e poi dare la decisione per iscritto. Da luglio 2025 quasi tutte le multe sono al massimo $100.',
  },
  'us.hoa.fl-fines': {
    says: 'In Florida per una multa servono 14 giorni di avviso e un’udienza davanti a un comitato di proprietari. Può essere al massimo $100 al giorno, salvo che i documenti dicano di più.',
  },
  'us.hoa.fl-changes': {
    says: 'In Florida l’associazione può rifiutare una modifica alla casa solo per una regola dei suoi documenti, uguale per tutti. Deve indicare quella regola per iscritto.',
  },
  'us.hoa.tx-fines': {
    says: 'In Texas l’associazione deve prima scrivere e darle tempo per rimediare. Ha 30 giorni per chiedere un’udienza.',
  },
  'us.hoa.az-fines': {
    says: 'In Arizona per una multa servono un avviso e la possibilità di essere ascoltato. Può rispondere a un avviso di violazione con raccomandata (certified mail) entro 21 giorni.',
  },
  'us.hoa.nc-fines': {
    says: 'In North Carolina deve avere un’udienza prima di una multa. Una multa può essere al massimo $100 al giorno.',
  },
  'us.hoa.va-fines': {
    says: 'In Virginia deve avere 14 giorni di avviso di un’udienza. La somma può essere $50 per una violazione, o $10 al giorno.',
  },
  'us.hoa.nv-fines': {
    says: 'In Nevada deve avere un avviso della regola e un’udienza. Quasi tutte le multe possono essere al massimo $100 per ogni violazione.',
  },
  'us.hoa.or-fines': {
    says: 'In Oregon un’associazione può multarla solo dopo un avviso scritto e la possibilità di essere sentiti. La multa deve stare in un elenco dato ai proprietari.',
  },
}
