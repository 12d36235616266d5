/** Questions about a tenancy in England: entry, lodgers, pets, leaving, what is written and who takes over. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TENANCY_IT: Words = {
  'gb.ask-housing.entry': {
    says: 'Un proprietario non può entrare quando vuole. Per riparazioni e controlli dovrebbe dare almeno 24 ore di preavviso scritto, salvo emergenze. Gli chieda per iscritto di smettere.',
  },
  'gb.ask-housing.lodger': {
    says: 'Un ospite pagante (lodger) ha meno diritti. Il proprietario non ha bisogno di un ordine del tribunale, ma deve dare un preavviso giusto, spesso il tempo tra due affitti. Non può usare la forza.',
    dependsOn: 'se condivide gli spazi di casa con il proprietario',
  },
  'gb.ask-housing.pets': {
    says: 'Dal 1 maggio 2026 può chiedere per iscritto un animale a un proprietario privato in Inghilterra. Deve rispondere entro 28 giorni e serve un buon motivo per rifiutare.',
    dependsOn: 'se hanno un buon motivo',
  },
  'gb.ask-housing.leave-early': {
    says: 'Gli affitti privati in Inghilterra ora non hanno una fine fissa. Può andare via con due mesi di preavviso scritto, che finisce con un periodo d’affitto. Il contratto può chiedere meno.',
  },
  'gb.ask-housing.tenancy-agreement': {
    says: 'Ha diritti anche senza nulla di scritto. Se paga l’affitto per una casa solo per Lei, molto probabilmente è un inquilino (tenant). Chieda le condizioni per iscritto.',
  },
  'gb.ask-home.succession': {
    says: 'Un affitto protetto del comune (secure tenancy) può passare una volta. Lo prende il marito, la moglie o il partner che viveva lì. Altri familiari possono se è iniziato prima del 1º aprile 2012 e se hanno vissuto lì gli ultimi 12 mesi, o se il contratto lo dice. Lo chieda per iscritto, continui a pagare e non vada via senza consiglio.',
    dependsOn:
      'quando è iniziato l’affitto, chi è Lei per l’inquilino e se è già passato una volta',
  },
}
