/** The Italian words of the rows in ../more-notices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MORE_NOTICES_IT: Words = {
  'us.swarm.right-who': {
    says: 'Pagare una linea internet non prova che Lei ha copiato. Il titolare deve mostrare che l’ha fatto Lei, o che lo sapeva e ha aiutato.',
  },
  'us.swarm.right-quash': {
    says: 'La società di internet deve avvisarla prima di dare il Suo nome per un ordine del tribunale. Entro la data nella lettera può chiedere a quel tribunale di fermarlo.',
  },
  'us.tax.right-credits': {
    says: 'Se tolgono un credito per figli o paga bassa, ha 60 giorni per chiedere di annullarlo. Mandi la prova che il figlio viveva con Lei.',
  },
  'us.loan.right-plan': {
    says: 'Prima di saltare pagamenti chieda un piano secondo il Suo reddito, o una pausa. Dal mancato pagamento (default) può uscire con nove pagamenti concordati.',
  },
  'us.life.right-enroll': {
    says: 'Quando finisce l’assicurazione del lavoro ha 60 giorni per entrare in un piano del Marketplace, spesso a prezzo più basso con reddito basso.',
  },
  'us.share.want': {
    says: 'Riguarda un contratto di multiproprietà (timeshare): che cosa paga, e se può uscirne.',
  },
  'us.share.right-cancel': {
    says: 'La legge dello Stato dà alcuni giorni per annullare una nuova multiproprietà (timeshare), qualunque cosa dica il venditore. Conti dalla firma o dagli ultimi documenti.',
  },
  'us.share.step': {
    says: 'Mandi oggi la lettera di annullamento per raccomandata (certified mail) all’indirizzo nel contratto. Tenga la ricevuta.',
  },
  'us.share.option': {
    says: 'Annulli per iscritto entro i giorni del Suo Stato, o faccia reclamo al procuratore generale dello Stato (attorney general).',
    title: 'Annullare per iscritto',
    cost: 'Il prezzo della raccomandata (certified mail)',
    time: 'Alcuni giorni dopo la firma',
    risk: 'Attenzione alle ditte che promettono di farla uscire a pagamento.',
    bestFor: 'Ha firmato da poco, o è stato ingannato.',
  },
  'us.license.right-stop': {
    says: 'Deve avere un modo per essere ascoltato sulla sospensione. È separata dal processo penale.',
  },
  'us.license.step-hearing': {
    says: 'Chieda oggi l’udienza: il tempo è spesso solo di giorni. Consulti un avvocato prima del primo giorno in tribunale.',
  },
  'us.license.option-hearing': {
    says: 'Chieda un’udienza, e un permesso per guidare fino al lavoro.',
    title: 'Chiedere un’udienza',
    cost: 'In alcuni Stati una tassa',
    time: 'Giorni, come dice l’avviso',
    risk: 'Nessuno. Senza, la sospensione inizia.',
    bestFor: 'Ha bisogno di guidare o il test era sbagliato.',
  },
  'us.home.right-animal': {
    says: 'Un proprietario (landlord) deve quasi sempre permettere un animale che le serve per una disabilità, senza spese per l’animale. Può chiedere una lettera del medico.',
  },
  'us.eob.want': {
    says: 'Il Suo piano sanitario mostra che cosa ha pagato e che cosa il medico può chiederle. Non è un conto da pagare.',
  },
  'us.eob.right-appeal': {
    says: 'Può fare ricorso contro ciò che il piano non ha pagato, quasi sempre entro 180 giorni, e poi chiedere un esame esterno (outside review).',
  },
  'us.eob.step': {
    says: 'Aspetti il conto del medico e lo confronti con questo foglio. Non paghi più della “your share” (la Sua parte).',
  },
  'us.eob.option': {
    says: 'Chiami il piano se qualcosa sembra sbagliato, poi faccia ricorso per iscritto.',
    title: 'Chiedere, poi fare ricorso',
    cost: 'Gratis',
    time: '180 giorni in quasi tutti i piani',
    risk: 'Nessuno.',
    bestFor: 'Il piano ha pagato troppo poco o non ha mai avuto quella cura.',
  },
  'us.parking.right-signs': {
    says: 'I cartelli devono essere chiari e la somma giusta. Una ditta non può chiamare multa (fine) il suo conto o minacciare ciò che non può fare.',
  },
  'us.ask-life.family-leave': {
    says: 'In una ditta con 50 lavoratori può quasi sempre prendere 12 settimane non pagate per un genitore, un figlio, il coniuge o una Sua malattia. Il posto resta Suo. Alcuni Stati pagano una parte della paga.',
    dependsOn: 'la grandezza della ditta, un anno di lavoro lì e il Suo Stato',
  },
}
