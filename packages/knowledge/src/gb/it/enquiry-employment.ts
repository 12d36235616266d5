/** Domande sul lavoro: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EMPLOYMENT_IT: Words = {
  'gb.ask-work.unfair-dismissal': {
    says: 'Per lavori che finiscono prima del 1 gennaio 2027 di solito servono due anni. Per lavori che finiscono da quel giorno, sei mesi. Per alcuni motivi, come gravidanza o discriminazione, non serve un tempo minimo.',
    dependsOn: 'da quanto tempo lavorava lì, e perché ha perso il lavoro',
  },
  'gb.ask-work.two-years': {
    says: 'Fino al 31 dicembre 2026 quasi tutti devono avere due anni di lavoro per agire per licenziamento ingiusto (unfair dismissal). Dal 1 gennaio 2027 bastano sei mesi, e cade anche il limite alle somme.',
    dependsOn: 'il giorno in cui il lavoro finisce',
  },
  'gb.ask-work.time-limit': {
    says: 'Per fatti dal 1 ottobre 2026 in poi di solito ha sei mesi. Per fatti di prima ha tre mesi meno un giorno. Contatti Acas entro quel tempo. Per sicurezza, lo faccia entro tre mesi.',
    dependsOn: 'il giorno in cui è successo',
  },
  'gb.ask-work.acas': {
    says: 'Deve contattare Acas prima di quasi tutte le richieste al tribunale (tribunal). È gratis. I colloqui possono durare fino a 12 settimane, e intanto il tempo per agire si ferma.',
  },
  'gb.ask-work.tribunal-cost': {
    says: 'Per andare al tribunale del lavoro (employment tribunal) non si paga nulla, e Acas è gratis. Non Le serve un avvocato. Se perde, di solito non paga l’altra parte.',
  },
  'gb.ask-work.unpaid': {
    says: 'Il datore di lavoro non può trattenere la paga che ha guadagnato. Chieda per iscritto la somma e una data. Se non pagano, contatti Acas. Entro il termine può chiedere ciò che manca.',
  },
  'gb.ask-work.deductions': {
    says: 'Possono ridurre la paga solo se la legge o il contratto lo permette, o se Lei era d’accordo per iscritto prima. Nei negozi, le trattenute per ammanchi di cassa non possono superare il 10% della paga lorda.',
    dependsOn: 'che cosa ha accettato prima per iscritto',
  },
  'gb.ask-work.notice-pay': {
    says: 'Dopo un mese di lavoro la legge Le dà almeno una settimana. Dopo due anni è una settimana per ogni anno intero, fino a 12. Il contratto può dare di più. La colpa grave (gross misconduct) è diversa.',
    dependsOn: 'da quanto tempo lavorava lì, e il Suo contratto',
  },
  'gb.ask-work.holiday': {
    says: 'Quasi tutti i lavoratori hanno 5,6 settimane di ferie pagate l’anno, in proporzione se a tempo parziale. Quando va via, devono pagarle le ferie maturate e non prese.',
  },
  'gb.ask-work.sick-pay': {
    says: 'Dal 6 aprile 2026 quasi tutti i dipendenti hanno l’indennità di malattia (sick pay) dal primo giorno intero. È £123.25 a settimana, o l’80% della paga solita se è meno. Anche chi guadagna poco ne ha diritto.',
  },
  'gb.ask-work.redundancy': {
    says: 'Con due anni interi di lavoro ha l’indennità di legge (redundancy pay), secondo età, anni e paga settimanale. Ha anche preavviso e una procedura giusta. Agisca entro sei mesi.',
    dependsOn: 'da quanto tempo lavorava lì',
  },
  'gb.ask-work.unfair-redundancy': {
    says: 'Chieda per iscritto perché hanno scelto Lei, che punteggio ha avuto e quali altri posti ci sono. Se il Suo posto esiste ancora, può essere licenziamento ingiusto (unfair dismissal). Attenzione al termine.',
    dependsOn: 'se il posto è davvero finito e la procedura era giusta',
  },
  'gb.ask-work.minimum-wage': {
    says: 'Da aprile 2026 è £12.71 l’ora da 21 anni, e £10.85 da 18 a 20. Sotto i 18, e per molti apprendisti (apprentices), è £8. Se riceve meno, può chiedere ciò che manca.',
    dependsOn: 'la Sua età',
  },
  'gb.ask-work.discrimination': {
    says: 'La legge vieta di trattarla peggio per età, disabilità, origine (race), religione, sesso, gravidanza, orientamento sessuale o perché è trans. Non serve un tempo minimo nel lavoro. Scriva che cosa è successo e faccia reclamo.',
  },
  'gb.ask-work.pregnant': {
    says: 'Non possono licenziarla o trattarla peggio perché è incinta o in maternità, dal primo giorno di lavoro. Chieda subito consiglio e conservi ogni messaggio.',
  },
  'gb.ask-work.written-statement': {
    says: 'Ha diritti anche senza un contratto di carta. Il datore di lavoro deve darle le condizioni principali per iscritto entro il primo giorno. Le chieda per iscritto.',
  },
  'gb.ask-work.payslip': {
    says: 'Ogni lavoratore deve avere una busta paga con le voci (payslip), entro il giorno di paga. Deve mostrare la paga, le trattenute, e le ore se la paga dipende da queste.',
  },
  'gb.ask-work.zero-hours': {
    says: 'Anche con un contratto a zero ore (zero hours contract) ha salario minimo, ferie pagate e pause. Può rifiutare lavoro e lavorare per altri. Non possono punirla per questo.',
  },
  'gb.ask-work.breaks': {
    says: 'Da 18 anni ha una pausa di 20 minuti se lavora più di sei ore. Ha 11 ore di riposo al giorno e un giorno libero a settimana. Il limite è 48 ore in media, salvo Suo accordo.',
    dependsOn: 'la Sua età e le ore',
  },
  'gb.ask-work.resign': {
    says: 'Chieda consiglio prima di dare le dimissioni. Se il datore di lavoro viola gravemente il contratto, andarsene può valere come licenziamento, ma è difficile da provare. Prima faccia un reclamo scritto (grievance).',
  },
  'gb.ask-work.disciplinary': {
    says: 'Chieda per iscritto le accuse e le prove, e tempo per prepararsi. All’incontro può portare un rappresentante sindacale o un collega. Dovrebbe avere il diritto di ricorso.',
  },
  'gb.ask-work.probation': {
    says: 'Il periodo di prova (probation) non è uno stato speciale per la legge. Ha comunque preavviso, paga, ferie pagate e tutela dalla discriminazione. Dal 1 gennaio 2027 i diritti contro il licenziamento ingiusto iniziano a sei mesi.',
    dependsOn: 'il Suo preavviso, e il motivo',
  },
  'gb.ask-work.settlement': {
    says: 'Non firmi ancora. La lega solo dopo il consiglio di un consulente indipendente, e di solito lo paga il datore di lavoro. Acas dice che almeno 10 giorni per pensare è giusto.',
  },
  'gb.ask-work.change-contract': {
    says: 'Di solito il datore di lavoro non può cambiare paga o ore senza il Suo accordo. Se non è d’accordo, lo dica subito per iscritto, e che lavora sotto protesta (under protest). Poi chieda consiglio.',
  },
  'gb.ask-work.flexible': {
    says: 'Può chiedere un lavoro flessibile (flexible working) dal primo giorno, due volte in 12 mesi. Prima di un no devono parlarle, dare un motivo aziendale e rispondere entro due mesi.',
  },
  'gb.ask-work.tips': {
    says: 'Il datore di lavoro non può tenere mance o costi di servizio. Dal 1 ottobre 2024 deve darli tutti, divisi in modo giusto, entro la fine del mese dopo.',
  },
  'gb.ask-work.whistleblow': {
    says: 'La legge La protegge se segnala un illecito nell’interesse pubblico, come un reato o un pericolo. Non serve un tempo minimo nel lavoro. Chieda presto consiglio: alcuni ordini si chiedono entro 7 giorni.',
  },
  'gb.ask-work.agency': {
    says: 'Se deve fare il lavoro di persona e loro lo controllano, molto probabilmente è un lavoratore (worker). Allora ha salario minimo, ferie pagate e pause.',
    dependsOn: 'come lavora davvero, non il nome dato',
  },
  'gb.ask-work.reference': {
    says: 'Quasi nessun datore di lavoro deve dare una referenza (reference). Se la dà, deve essere vera e giusta. Può chiedere di vedere quella mandata al nuovo datore di lavoro.',
    dependsOn: 'il Suo contratto e il Suo settore',
  },
  'gb.ask-work.ni-dismissal': {
    says: 'In Irlanda del Nord di solito serve un anno di lavoro per agire per licenziamento ingiusto (unfair dismissal), e ha tre mesi. Contatti prima la Labour Relations Agency allo 03300 555 300.',
    dependsOn: 'da quanto tempo lavorava lì, e perché ha perso il lavoro',
  },
  'gb.ask-work.ni-wages': {
    says: 'Chieda per iscritto la somma e una data. Se non pagano, chiami la Labour Relations Agency allo 03300 555 300. Di solito ha tre mesi per agire.',
  },
  'gb.ask-work.ni-redundancy': {
    says: 'In Irlanda del Nord ha l’indennità di legge (redundancy pay) dopo due anni di lavoro. Ha anche il preavviso. La Labour Relations Agency può spiegare la somma.',
    dependsOn: 'da quanto tempo lavorava lì',
  },
}
