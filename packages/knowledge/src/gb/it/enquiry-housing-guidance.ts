/** Consigli per le domande sulla casa: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_GUIDANCE_IT: Words = {
  'gb.ask-housing.step-stay': {
    says: 'Non vada via e non dia ancora le chiavi. Chieda prima consiglio sull’avviso: molti non sono validi.',
  },
  'gb.ask-housing.step-writing': {
    says: 'Lo scriva al proprietario o all’agenzia. Dica che cosa non va, che cosa vuole, ed entro quando.',
  },
  'gb.ask-housing.step-proof': {
    says: 'Raccolga le prove. Conservi contratto, foto, messaggi, pagamenti dell’affitto e documenti del deposito (deposit).',
  },
  'gb.ask-housing.step-rent': {
    says: 'Continui a pagare l’affitto come sempre. Gli arretrati danno al proprietario un motivo per finire l’affitto.',
  },
  'gb.ask-housing.step-shelter': {
    says: 'Chieda una consulenza gratuita a Shelter allo 0808 800 4444, o a Citizens Advice.',
  },
  'gb.ask-housing.step-shelter-scotland': {
    says: 'Chieda una consulenza gratuita a Shelter Scotland allo 0808 800 4444, o a Citizens Advice.',
  },
  'gb.ask-housing.step-shelter-cymru': {
    says: 'Chieda una consulenza gratuita a Shelter Cymru allo 08000 495 495, o a Citizens Advice.',
  },
  'gb.ask-housing.step-housing-rights': {
    says: 'Chieda una consulenza gratuita a Housing Rights allo 028 9024 5640.',
  },
  'gb.ask-housing.right-court': {
    says: 'Ha il diritto di restare finché un tribunale non ordina di uscire, salvo che condivida la casa con il proprietario.',
  },
  'gb.ask-housing.right-quiet': {
    says: 'Ha il diritto di vivere in pace in casa Sua. Minacce e molestie di un proprietario sono reati.',
  },
  'gb.ask-housing.right-repair': {
    says: 'Ha il diritto a una casa sicura, abitabile e riparata.',
  },
  'gb.ask-housing.fact-rights': {
    says: 'Un proprietario non può mandarla via da solo. Gli servono il giusto avviso, e poi un tribunale.',
  },
  'gb.ask-housing.fact-reality': {
    says: 'Le regole per gli affitti privati in Inghilterra sono cambiate il 1 maggio 2026. Consigli più vecchi, e alcuni contratti, ora sono sbagliati.',
  },
  'gb.ask-housing.fact-cannot': {
    says: 'Nessuno può farla uscire oggi per un avviso. Gli ufficiali del tribunale (bailiffs) vengono solo dopo un ordine.',
  },
  'gb.ask-housing.option-write': {
    says: 'Scriva prima al proprietario. Il comune può ispezionare e ordinare lavori.',
    title: 'Scrivere, poi rivolgersi al comune (council)',
    cost: 'Gratis',
    time: 'Gli dia circa 14 giorni',
    risk: 'Continui a pagare l’affitto mentre aspetta.',
    bestFor: 'Riparazioni, umidità, ingressi o costi.',
  },
  'gb.ask-housing.option-scheme': {
    says: 'Il sistema di tutela guarda le prove delle due parti e decide.',
    title: 'Usare il servizio per le liti sul deposito (deposit)',
    cost: 'Gratis',
    time: 'Inizi entro 3 mesi dall’uscita',
    risk: 'La decisione di solito è definitiva.',
    bestFor: 'Un deposito che è in un sistema di tutela.',
  },
  'gb.ask-housing.option-help': {
    says: 'Un consulente può controllare l’avviso e i Suoi diritti.',
    title: 'Chiedere una consulenza gratuita sulla casa',
    cost: 'Gratis',
    time: 'Una telefonata, spesso lo stesso giorno',
    risk: 'Le date di un avviso o di un documento del tribunale corrono ancora.',
    bestFor: 'Un avviso, documenti del tribunale, o minacce.',
  },
  'gb.ask-housing.option-tribunal': {
    says: 'Raccolga annunci di case simili vicine e faccia domanda in tempo.',
    title: 'Chiedere al tribunale (tribunal) di fissare l’affitto',
    cost: 'Controlli se c’è una tassa',
    time: 'Prima che inizi il nuovo affitto',
    risk: 'Non può fissare più di quanto chiesto dal proprietario.',
    bestFor: 'Il nuovo affitto è più alto di altri vicini.',
  },
  'gb.ask-housing.warning-court': {
    says: 'Se sono arrivati documenti del tribunale o la data degli ufficiali (bailiffs), chieda aiuto oggi. Può avere il patrocinio gratuito (legal aid) e il diritto di essere ascoltato.',
  },
  'gb.ask-housing.change-section-21': {
    says: 'Lo sfratto senza motivo degli inquilini privati in Inghilterra è finito il 1 maggio 2026.',
    was: 'I proprietari potevano finire quasi tutti gli affitti privati con un avviso «section 21» senza motivo.',
    is: 'La «section 21» non c’è più. Al proprietario servono un motivo di legge, un avviso e un ordine del tribunale.',
  },
  'gb.ask-housing.change-rent': {
    says: 'Le clausole sull’affitto nei contratti privati in Inghilterra non valgono più.',
    was: 'Molti contratti facevano salire l’affitto con una clausola.',
    is: 'L’affitto può salire solo una volta l’anno, con il modulo Form 4A e due mesi di preavviso.',
  },
  'gb.ask-housing.myth-two-months': {
    says: 'Un avviso non toglie il diritto di vivere lì. Può restare finché un tribunale non ordina altro.',
  },
  'gb.ask-housing.myth-repairs': {
    says: 'Non c’è un diritto di fermare l’affitto fino alle riparazioni. Mette a rischio la casa.',
  },
}
