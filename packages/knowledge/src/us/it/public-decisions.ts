/** The Italian words of the rows in ../public-decisions.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DECISIONS_IT: Words = {
  'us.public.right-voucher': {
    says: 'Prima che finisca il Suo aiuto per l’affitto (voucher), l’ufficio casa deve scrivere i motivi e quasi sempre darle un’udienza. La chieda entro il giorno nella lettera.',
  },
  'us.public.step-voucher': {
    says: 'Chieda l’udienza per iscritto e tenga una copia. Chieda di vedere prima il Suo fascicolo.',
  },
  'us.public.right-project': {
    says: 'Case pubbliche e con sussidio possono chiudere un contratto solo per un buon motivo. Deve avere i motivi per iscritto e quasi sempre un’udienza.',
  },
  'us.public.right-disability': {
    says: 'Ha 60 giorni per fare ricorso contro un no sull’invalidità (disability). Guardano il Suo lavoro, quanto è malato e quali lavori potrebbe ancora fare.',
  },
  'us.public.reality-disability': {
    says: 'Un primo no è comune. Molte persone vincono dopo, soprattutto all’udienza davanti a un giudice.',
  },
  'us.public.step-disability': {
    says: 'Faccia ricorso su ssa.gov e mandi documenti più nuovi dei Suoi medici. Dica che cosa non può più fare in un giorno normale.',
  },
  'us.public.option-disability': {
    says: 'Chieda un nuovo esame, e poi un’udienza davanti a un giudice.',
    title: 'Fare ricorso contro la decisione',
    cost: 'Gratis. Un avvocato si paga solo se Lei vince',
    time: '60 giorni per chiedere; la risposta richiede mesi',
    risk: 'Nessuno.',
    bestFor: 'Non può lavorare con continuità.',
  },
  'us.public.right-veteran': {
    says: 'Ha un anno per contestare una decisione del VA. Scelga una richiesta con nuove prove (supplemental claim), un esame superiore (higher-level review) o il Board.',
  },
  'us.public.step-veteran': {
    says: 'Un’organizzazione di veterani (veterans service organization) aiuta gratis. Ne chieda una prima di scegliere.',
  },
  'us.public.want-juror': {
    says: 'Un tribunale le chiede di fare il giurato (jury). Non è accusato di nulla.',
  },
  'us.public.right-juror': {
    says: 'Quasi sempre può rimandare una volta, o chiedere di essere esonerato per difficoltà, malattia o cura di altri. Il Suo lavoro non può licenziarla per questo.',
  },
  'us.public.step-juror': {
    says: 'Compili il modulo entro la sua data. Chiami il numero sul sito proprio del tribunale se non è sicuro che sia vero.',
  },
  'us.public.option-juror': {
    says: 'Scriva al tribunale prima del giorno e dica perché non può venire.',
    title: 'Servire, rimandare o chiedere l’esonero',
    cost: 'Gratis',
    time: 'Prima del giorno nell’avviso',
    risk: 'Non venire può portare una multa.',
    bestFor: 'Ha ricevuto una vera chiamata come giurato.',
  },
  'us.public.right-aid': {
    says: 'Se perde l’aiuto agli studi per i voti, la scuola deve dire come fare ricorso dove lo permette. Una malattia o una morte in famiglia sono buone ragioni.',
  },
  'us.public.right-forgive': {
    says: 'I prestiti studenteschi federali si possono cancellare dopo dieci anni di servizio pubblico, per invalidità duratura o se la scuola ha chiuso. Può chiedere un nuovo conteggio.',
  },
  'us.public.right-private-loan': {
    says: 'Chi ha dato un prestito studentesco privato deve farle causa prima di prendere lo stipendio. Per la legge dello Stato i prestiti vecchi possono essere troppo tardi per il tribunale.',
  },
  'us.public.right-code': {
    says: 'La città deve dire la regola, darle tempo per rimediare e lasciarla fare ricorso o essere ascoltato prima che una multa sia definitiva.',
  },
  'us.public.right-code-fine': {
    says: 'Una multa non può essere fuori misura. Prima servono un avviso e un’udienza.',
  },
  'us.public.want-code': {
    says: 'La città dice che la Sua proprietà viola una regola, e vuole che rimedi entro un giorno.',
  },
  'us.public.step-code': {
    says: 'Se può, rimedi e mandi foto. Se le serve tempo o non è d’accordo, lo chieda per iscritto prima della data.',
  },
  'us.public.option-code': {
    says: 'Chieda alla città più tempo o un’udienza.',
    title: 'Chiedere tempo o un’udienza',
    cost: 'Gratis o una piccola tassa',
    time: 'Entro la data nell’avviso',
    risk: 'Le multe giornaliere possono continuare. Chieda che intanto si fermino.',
    bestFor: 'Non può rimediare in tempo o non è vero.',
  },
  'us.public.right-moved': {
    says: 'Se salta l’udienza, il giudice può ordinarle di lasciare il Paese. Dica al tribunale un nuovo indirizzo entro cinque giorni. L’asilo va quasi sempre chiesto entro un anno.',
  },
  'us.public.step-moved': {
    says: 'Cerchi il giorno della Sua udienza sul sito proprio del tribunale dell’immigrazione. Trovi un avvocato o un aiuto accreditato. Attenzione a un “notario”.',
  },
  'us.public.right-sponsor': {
    says: 'Il garante (sponsor) deve mostrare un reddito quasi sempre del 125% della linea di povertà. Un secondo garante (joint sponsor) può coprire ciò che manca.',
  },
  'us.public.right-citizen': {
    says: 'Se la cittadinanza è rifiutata, chieda un’udienza entro 30 giorni (Form N-336). Senza risposta 120 giorni dopo il colloquio può andare in tribunale.',
  },
  'us.public.right-chart': {
    says: 'Può avere le Sue cartelle mediche entro 30 giorni per un prezzo giusto, e chiedere di correggerle.',
  },
}
