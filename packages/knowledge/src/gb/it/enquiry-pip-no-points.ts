/** Questions about a refusal of PIP, and about Maternity Allowance: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PIP_NO_POINTS_IT: Words = {
  'gb.ask-benefit.pip-no-points': {
    says: 'Chieda un nuovo esame (mandatory reconsideration) entro un mese dalla decisione, per telefono o lettera, e il rapporto di chi L’ha valutata. Lo scorra attività per attività. Dica quali punti valgono per Lei e che non può farlo in modo sicuro, abbastanza bene, tutte le volte che serve o in un tempo normale. Questo è il criterio, non ciò che riesce una volta. Aggiunga lettere di medici e di chi La vede, e un diario di due settimane. Se resta no, ha un mese per un ricorso gratuito; molti vincono lì.',
  },
  'gb.ask-benefit.maternity-allowance': {
    says: 'Di solito Le spetta se ha lavorato, da dipendente o in proprio, almeno 26 delle 66 settimane prima della settimana prevista del parto. In 13 di esse, anche non di fila, deve aver guadagnato £30 o più. Aver perso poi il lavoro non conta. È per chi non può avere lo SMP, per esempio perché il lavoro è finito prima della 15ª settimana prima di quella. Dura 39 settimane: una somma fissa, o il 90% della paga se è meno. Si chiede con il modulo MA1 dalla settimana 26. La somma di £27 è per altri casi, come il lavoro non pagato nella ditta del marito.',
  },
}
