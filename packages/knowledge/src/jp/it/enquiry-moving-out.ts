/** Questions about ending a lease, the bill on leaving and the deposit: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVING_OUT_IT: Words = {
  'jp.ask.leave': {
    says: 'In un contratto normale non deve andare: servono giusta causa (正当事由) e sei mesi; una clausola contro di Lei è nulla. Volere la casa o ricostruire di solito non basta senza denaro per il trasloco (立退料). Non firmi, chieda il motivo per iscritto e paghi; se rifiuta, depositi (供託). Decide solo un giudice. Un contratto a termine (定期借家) finisce alla data.',
    dependsOn: 'il tipo del Suo contratto',
  },
  'jp.ask.deposit': {
    says: 'Non paga il consumo normale e l’età, come muri sbiaditi o segni di mobili. Solo ciò che ha rotto, e secondo l’età: la carta da parati quasi nulla dopo sei anni. Il resto del deposito torna dopo l’uscita. Chieda un conto per voce e scriva che cosa rifiuta, con la guida dello Stato (原状回復ガイドライン). Non firmi sul posto. Chiami il 188.',
  },
  'jp.ask.move-out-bill': {
    says: 'Non paga l’usura normale e l’età. Anche per un danno, la carta da parati non vale quasi nulla dopo sei anni. Una clausola di pulizia vale solo se chiara e giusta. Non firmi subito. Chieda ogni voce e scriva che cosa rifiuta. Chiami il 188; fino a 600.000 yen aiuta una piccola causa.',
  },
}
