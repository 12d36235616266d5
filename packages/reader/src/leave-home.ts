/** Whether the words of a question tell of having to leave a home. A boss wants people out of a job, and an office out of a country. */
const TO_LEAVE =
  /(?<!\p{L})(?:(?:be|get|move|moved|go|us|me) out|leave|vacate|raus|gekündigt|kündigt|ausziehen?|auszuziehen|räumen|partir|partions|parte|quitter|quitte|irme|irnos|vaya|vayamos|marche|marcharme|salir|salga|deje|desalojar|desaloje|uscire|esca|lasciare|lasci|andarmene|vada|eruit|vertrekken|vertrek|verlaten|verlaat|weg)(?!\p{L})|出て|立ち退/iu
const OF_A_HOME =
  /(?<!\p{L})(?:landlord|landlady|letting agents?|tenan(?:t|cy)|rent|lease|flat|house|home|apartment|room|section (?:8|21)|vermieter\p{L}*|miet\p{L}*|wohnung\p{L}*|zimmer|haus|proprio|propriétaire|bailleu\p{L}+|locataire|loyer|appartement|logement|maison|caser[oa]|arrendador\p{L}*|propietari[oa]|alquiler|piso|vivienda|casa|padron[ea]|proprietari[oa]|locatore|affitto|appartamento|huisbaas|verhuurder|huur\p{L}*|woning|huis|kamer)(?!\p{L})|大家|家主|家賃|部屋|アパート|賃貸/iu

/** True for "my landlord says i have to be out by friday". */
export function isToLeaveHome(text: string): boolean {
  return TO_LEAVE.test(text) && OF_A_HOME.test(text)
}
