/** The Italian words of the rows in ../enquiry-shared-homes-and-families.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SHARED_HOMES_AND_FAMILIES_IT: Words = {
  'us.named.ask-partition': {
    says: 'Di solito sì: ogni proprietario può chiedere al giudice di dividere o vendere la casa (partition), salvo accordo diverso. Chi ha pagato di più per mutuo, tasse o lavori può chiedere un credito. Prima offra per iscritto di comprare o vendere al prezzo stimato. Fino ad allora entrambi devono alla banca. Togliersi dall’atto non chiude il mutuo.',
  },
  'us.named.ask-grandparent': {
    dependsOn: 'il Suo Stato e che cosa è successo in famiglia',
    says: 'Ogni Stato lascia che alcuni nonni chiedano visite al giudice, di solito dopo una morte, un divorzio o se il bambino ha vissuto con loro. Il no di un buon genitore conta molto: deve mostrare che le visite sono il meglio per il bambino. Annoti il tempo insieme. Provi prima la mediazione. Se i genitori non possono curarlo, chieda l’affidamento.',
  },
  'us.named.ask-prenup': {
    dependsOn: 'come è stato firmato e che cosa è stato detto',
    says: 'Vale se è scritto e Lei firma liberamente. Un giudice può rifiutarlo se è stata costretta o non aveva un quadro giusto di soldi e debiti, ed era molto ingiusto. Pochi giorni prima delle nozze è un brutto segno; in California servono sette giorni. Chieda tempo, la lista dei beni e un Suo avvocato. Affidamento e mantenimento dei figli non si possono fissare lì.',
  },
  'us.named.ask-trespassers': {
    says: 'Entrare in un terreno dopo un avviso di solito è reato. Metta cartelli chiari agli ingressi; in molti Stati la vernice viola su alberi o pali vale come cartello. Scriva a chi conosce. Conservi foto con la data e chiami lo sceriffo, o il guardacaccia per i cacciatori. Può anche chiedere i danni. Non minacci con un’arma e non metta trappole.',
  },
  'us.named.ask-film-police': {
    dependsOn: 'dove si trova e se intralcia',
    says: 'In pubblico può di solito filmare la polizia al lavoro, con l’audio, a distanza sicura: per i giudici è libertà di parola. Non può intralciare né superare il nastro. Possono farLa arretrare, non farLe cancellare. Per guardare nel telefono serve un mandato. Se lo prendono, dica che non è d’accordo, chieda una ricevuta, annoti i nomi e chiami un avvocato o la ACLU.',
  },
  'us.named.ask-false-unemployment': {
    says: 'Qualcuno ha usato il Suo nome. Segnali oggi la frode all’ufficio statale di disoccupazione, sul suo sito, e al datore di lavoro. La segnali su IdentityTheft.gov e conservi il rapporto. Metta gratis un avviso o un blocco sui Suoi dati di credito. Non usi soldi che arrivano. Se arriva un modulo 1099-G, ne chieda uno corretto: non deve tasse. Prenda un PIN dell’IRS.',
  },
}
