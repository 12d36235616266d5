/** : the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_WHO_PAYS_DE: Words = {
  'gb.ask-parking.firm-court': {
    says: 'Ja. Sie kann beim county court klagen, innerhalb von sechs Jahren. Kommt ein Klageformular (claim form), antworten Sie dem Gericht innerhalb von 14 Tagen ab Zustellung. Keine Antwort kann zu einem Urteil gegen Sie führen.',
  },
  'gb.ask-parking.private-have-to-pay': {
    says: 'Eine private Parkforderung ist eine Geldforderung, keine Strafe. Legen Sie Widerspruch (appeal) ein, wenn sie falsch ist. Ignorieren Sie sie nicht, denn die Firma kann vor Gericht gehen.',
    dependsOn: 'ob die Forderung fair ist',
  },
  'gb.ask-parking.have-to-pay': {
    says: 'Eine „penalty charge notice“ der Gemeinde müssen Sie zahlen oder anfechten. Eine „parking charge notice“ einer privaten Firma ist eine Forderung, gegen die Sie Widerspruch einlegen können. Ignorieren Sie keine von beiden.',
    dependsOn: 'wer sie geschickt hat',
  },
  'gb.ask-parking.name-driver': {
    says: 'Kein Gesetz zwingt Sie, einer privaten Firma den Fahrer zu nennen. Sind Sie der Halter (keeper), haften Sie nur, wenn sie die Regeln für Halter einhielt. Prüfen Sie die Regel mit 14 Tagen.',
  },
  'gb.ask-parking.council-not-driving': {
    says: 'Ein Bußgeld der Gemeinde zahlt der Eigentümer, egal wer fuhr. Sie nicht, wenn das Auto verkauft, gestohlen oder an jemanden vermietet war, der dafür unterschrieb.',
    dependsOn: 'wem das Auto an dem Tag gehörte',
  },
  'gb.ask-parking.collector': {
    says: 'Ein Inkasso für eine private Parkforderung hat keine Macht, zu kommen und Sachen zu nehmen. Schreiben Sie einmal, dass Sie bestreiten und warum. Achten Sie dann auf eine letzte Aufforderung (letter before claim).',
  },
  'gb.ask-parking.bailiff-council': {
    says: 'Kamen frühere Briefe nie an, schicken Sie heute TE7 und TE9 an das Traffic Enforcement Centre. Halten Sie die Tür zu und bieten Sie Raten an, wenn Sie es schulden.',
  },
  'gb.ask-parking.clamp': {
    says: 'Auf Privatgrund darf ohne gesetzliche Befugnis niemand Ihr Auto mit einer Kralle blockieren oder abschleppen. Das ist eine Straftat. Gerichtsvollzieher (bailiffs), Polizei, DVLA und Gemeinden haben Befugnisse.',
  },
  'gb.ask-parking.hire-car': {
    says: 'Eine private Forderung schulden Sie als Mieter nur, wenn Mietvertrag und Ihre unterschriebene Erklärung beilagen. Bei der Gemeinde zahlt der Mieter, der unterschrieb.',
    dependsOn: 'ob die Forderung privat oder von der Gemeinde ist',
  },
}
