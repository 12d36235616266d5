/** Sfratto, disdetta e affitto arretrato: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_NOTICE_IT: Words = {
  'gb.home.want-notice': {
    says: 'Se Lei resta, possono chiedere a un tribunale di decidere.',
  },
  'gb.home.reality': {
    says: 'Una lettera o un avviso (notice) non Le toglie la casa. Solo un tribunale può ordinare a quasi tutti gli inquilini di uscire. Solo i suoi ufficiali possono eseguirlo.',
  },
  'gb.home.reality-scotland': {
    says: 'Un avviso (notice) non Le toglie la casa. Per quasi tutti gli affitti privati serve un ordine del First-tier Tribunal, che guarda se è giusto.',
  },
  'gb.home.reality-ni': {
    says: 'Un avviso (notice) da solo non Le toglie la casa. Per mandarla via il proprietario ha bisogno di un ordine del tribunale.',
  },
  'gb.home.rights-summary': {
    says: 'Può restare finché un tribunale non dice il contrario. Può contestarlo, chiedere tempo e avere un avvocato gratuito.',
  },
  'gb.home.rights-scotland': {
    says: 'Può restare finché il Tribunal non fa un ordine. Può dirgli la Sua versione, e lo sfratto deve essere ragionevole.',
  },
  'gb.home.who': {
    says: 'Il proprietario o l’agenzia è una persona o ditta privata. Non può cambiare le serrature, staccare la luce o mettere fuori le Sue cose.',
  },
  'gb.home.not-yet': {
    says: 'Ora non possono mandarla fuori. Servono un avviso valido (notice), poi una causa, poi un ordine, poi una data con ufficiali giudiziari (bailiffs).',
  },
  'gb.home.know-free-lawyer': {
    says: 'Se riceve un avviso che mette a rischio la casa, può avere un avvocato gratuito (legal aid), qualunque sia il Suo reddito.',
    learnMore:
      'Cerchi il Housing Loss Prevention Advice Service nella pagina di ricerca del patrocinio gratuito (legal aid).',
  },
  'gb.home.step-stay': {
    says: 'Non si trasferisca e non restituisca ancora le chiavi. Se va via troppo presto può perdere i diritti e l’aiuto del comune (council).',
  },
  'gb.home.step-lawyer': {
    says: 'Chieda ora aiuto legale gratuito: un consulente per la casa del patrocinio gratuito (legal aid), Shelter o Citizens Advice. Mostri loro l’avviso.',
  },
  'gb.home.step-council': {
    says: 'Lo dica al comune (council). Se può perdere la casa entro 56 giorni, deve aiutarla a tenerla o a trovarne un’altra.',
  },
  'gb.home.step-council-wales': {
    says: 'Lo dica al comune (council). Se può perdere la casa entro 56 giorni, deve aiutarla.',
  },
  'gb.home.step-keep-paying': {
    says: 'Continui a pagare l’affitto, o quanto può. Conservi la prova di ogni pagamento.',
  },
  'gb.home.step-advice-scotland': {
    says: 'Resti in casa. Chieda consiglio a Shelter Scotland o a un ufficio Citizens Advice prima della data dell’avviso (notice).',
  },
  'gb.home.step-advice-ni': {
    says: 'Resti in casa. Chieda consiglio a Housing Rights prima della data dell’avviso (notice).',
  },
  'gb.home.step-arrears': {
    says: 'Se l’affitto è in ritardo, offra l’affitto più una piccola somma a settimana per il debito. Cerchi aiuti, e un contributo per la casa del comune (council).',
  },
  'gb.home.step-dispute': {
    says: 'Chieda un estratto dell’affitto (rent statement) e controlli ogni riga. Scriva ogni riparazione non fatta e ogni lettera su questo.',
  },
  'gb.home.right-court': {
    says: 'Ha il diritto di restare finché un tribunale Le ordina di uscire e vengono i suoi ufficiali (court bailiffs). Vale per quasi tutti gli inquilini.',
  },
  'gb.home.right-no-force': {
    says: 'È reato se un proprietario La fa uscire con la forza o la paura. Se succede, chiami il comune (council), e la polizia se è in pericolo.',
  },
  'gb.home.right-reason': {
    says: 'In Inghilterra un proprietario privato deve ora dare un motivo legale e provarlo. Non ci sono più sfratti senza motivo.',
  },
  'gb.home.right-arrears-ground': {
    says: 'In Inghilterra il motivo rigido dell’affitto richiede tre mesi di arretrati, il giorno dell’avviso (notice) e all’udienza. L’avviso deve dare quattro settimane.',
  },
  'gb.home.right-breathing-space': {
    says: 'La sospensione «breathing space» può fermare un avviso e un passo in tribunale per arretrati fino a 60 giorni. Deve pagare l’affitto che scade.',
  },
  'gb.home.right-scotland': {
    says: 'Può dire al Tribunal perché lo sfratto non è ragionevole. Deve valutare la Sua versione.',
  },
  'gb.home.right-ni': {
    says: 'Il proprietario deve dare l’avviso (notice) per iscritto: quattro settimane nei primi 12 mesi, otto fino a dieci anni, poi dodici.',
  },
  'gb.home.option-help': {
    says: 'Controlla se l’avviso (notice) è valido e parla per Lei in tribunale.',
    title: 'Avere un avvocato gratuito per la casa',
    cost: 'Nulla.',
    time: 'Chiami oggi.',
    risk: 'Nessuno.',
    bestFor: 'Chi ha un avviso o una data in tribunale.',
  },
  'gb.home.option-plan': {
    says: 'Offra per iscritto l’affitto più una somma per gli arretrati.',
    title: 'Offrire un piano per l’affitto',
    cost: 'Quello che offre.',
    time: 'Una sera.',
    risk: 'Lo mantenga, o può contare contro di Lei.',
    bestFor: 'L’affitto è in ritardo ma ora può pagare.',
  },
  'gb.home.option-defend': {
    says: 'Se arriva una richiesta del tribunale, mandi il modulo di difesa (defence) e vada all’udienza.',
    title: 'Contestarlo in tribunale',
    cost: 'Difendersi non costa nulla.',
    time: 'Alcune settimane fino a un’udienza.',
    risk: 'Se perde, si possono aggiungere spese.',
    bestFor: 'L’avviso è sbagliato, o ha un buon motivo.',
  },
  'gb.home.warn-court-papers': {
    says: 'Gli atti del tribunale hanno una data per un modulo e un’udienza. Vada all’udienza, anche se ha mandato il modulo.',
  },
  'gb.home.warn-lodger': {
    says: 'Se vive con il proprietario ha meno diritti, e basta un preavviso più breve. Chieda prima consiglio.',
  },
  'gb.home.insight-section-21-ended': {
    says: 'Sembra un avviso «section 21» dato dopo il 30 aprile 2026. In Inghilterra questi avvisi sono finiti il 1 maggio 2026, quindi non ha valore.',
    actionable:
      'Non vada via. Lo mostri a Shelter o a un consulente (legal aid) e scriva al proprietario che resta.',
  },
  'gb.home.insight-section-21-old': {
    says: 'È un avviso «section 21» di prima del 1 maggio 2026. Vale solo se il proprietario è andato in tribunale in tempo, al più tardi il 31 luglio 2026.',
    actionable:
      'Chieda per iscritto se c’è stata una causa, e quando. Se no, l’avviso non vale più.',
  },
  'gb.home.insight-section-8': {
    says: 'Un avviso «section 8» deve indicare il motivo (ground) su cui si basa. Il tribunale guarda poi le prove e, per molti motivi, che cosa è giusto.',
    actionable: 'Cerchi il numero del motivo e chieda a un consulente che cosa devono mostrare.',
  },
  'gb.home.change-section-21': {
    says: 'Dal 1 maggio 2026 i proprietari privati in Inghilterra non possono sfrattare senza motivo.',
    was: 'Un proprietario privato poteva dare due mesi di preavviso senza motivo.',
    is: 'Un proprietario deve dare un motivo legale e provarlo in tribunale.',
  },
  'gb.home.warn-order-made': {
    says: 'Un tribunale forse Le ha ordinato di uscire, o gli ufficiali giudiziari (bailiffs) hanno una data. Cerchi oggi un avvocato gratuito per la casa. Forse può chiedere al tribunale di fermarlo.',
  },
  'gb.rent.want': {
    says: 'Vogliono l’affitto, o una Sua telefonata per concordare un piano.',
  },
  'gb.rent.step-statement': {
    says: 'Chieda un estratto dell’affitto (rent statement) e controlli ogni riga: ogni settimana, ogni pagamento, ogni aiuto. Gli errori sono frequenti.',
  },
  'gb.rent.step-plan': {
    says: 'Risponda prima della data. Offra l’affitto più una piccola somma a settimana che può mantenere. Abbia il sì per iscritto.',
  },
  'gb.rent.step-benefits': {
    says: 'Controlli di avere tutti gli aiuti possibili per l’affitto. Se manca una parte, chieda al comune (council) un contributo in più per la casa.',
  },
  'gb.rent.right-social': {
    says: 'Un comune (council) o un ente per la casa (housing association) deve parlarle prima di andare in tribunale. Dovrebbe cercare un piano che Lei può pagare e aiutarla con gli aiuti.',
  },
  'gb.rent.option-plan': {
    says: 'Mandi un bilancio e offra l’affitto più una somma per il debito.',
    title: 'Offrire un piano per gli arretrati',
    cost: 'Quello che offre.',
    time: 'Una sera.',
    risk: 'Offra solo quello che può mantenere.',
    bestFor: 'Lo deve e da ora può pagare l’affitto.',
  },
  'gb.home.insight-sale': {
    says: 'Un proprietario che vuole vendere o abitare lì deve dare quattro mesi. Questo motivo non vale nei primi 12 mesi del Suo affitto.',
    actionable:
      'Confronti il giorno di inizio dell’affitto con le date dell’avviso, e chieda prove del piano. Dopo che Lei va via, la casa non si può riaffittare per 12 mesi.',
  },
  'gb.rent.step-universal-credit': {
    says: 'Scriva nel diario di Universal Credit che deve l’affitto. Chieda perché la parte per l’affitto è in ritardo e se può andare diretta al proprietario.',
  },
}
