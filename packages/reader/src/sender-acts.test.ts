/** Who sues, and whose head signs, in acts and letters from abroad. The texts are invented. */
import type { CountryCode } from '@plainletter/contracts/country'
import { expect, test } from 'vitest'

import { readInItsLanguage } from './read-in-its-language.ts'

const readingOf = async (country: CountryCode, text: string) => readInItsLanguage(text, { country })

test.each([
  [
    'nl',
    'DAGVAARDING\nHeden, de zesde maart 2026,\nten verzoeke van de besloten vennootschap met beperkte aansprakelijkheid TARN ENERGIE B.V., statutair gevestigd te Zeist,\nheb ik, mr. P. Quist, toegevoegd gerechtsdeurwaarder te Zwolle,\nGEDAGVAARD:\nmevrouw Ada Quill, wonende te Zwolle,\nOM: op woensdag 8 april 2026 om 9.30 uur te verschijnen voor de kantonrechter te Zwolle,\nTENEINDE: te horen eis doen tot betaling van € 812,00.',
    'Tarn Energie B.V.',
  ],
  [
    'nl',
    'DAGVAARDING in kort geding\nHeden, 4 juni 2026, ten verzoeke van mevrouw Anna de Wit, wonende te Deventer, in deze woonplaats kiezende ten kantore van haar advocaat,\nheb ik, A. Bos, gerechtsdeurwaarder, gedagvaard: Karel Vos, om op 2 juli 2026 om 11.00 uur te verschijnen voor de voorzieningenrechter.',
    'Anna de Wit',
  ],
  [
    'fr',
    "L'AN DEUX MILLE VINGT-SIX ET LE QUATRE JUIN\nÀ LA REQUÊTE DE :\nLa société FINANCIÈRE DE TARNE, société anonyme, dont le siège est à Tarne,\nNous, Maître Remy Duval, commissaire de justice,\nAVONS DONNÉ ASSIGNATION À : Monsieur Karim Quill\nd'avoir à comparaître le 2 juillet 2026 à 9 heures devant le tribunal judiciaire de Tarne pour le paiement de 5 200 €.",
    'Financière de Tarne',
  ],
  [
    'fr',
    "ASSIGNATION EN RÉFÉRÉ\nLe six mars deux mille vingt-six\nÀ la requête de Monsieur Martin Delorme, né le 4 avril 1960 à Tarne, ayant pour avocat Maître Ada Conti,\nJ'ai, Paul Henry, commissaire de justice, donné assignation à Madame Ada Quill d'avoir à comparaître le 14 mai 2026 à 9 heures devant le juge des contentieux de la protection pour 3 200 € de loyers impayés.",
    'Martin Delorme',
  ],
  [
    'it',
    "TRIBUNALE DI TARNI\nAtto di intimazione di sfratto per finita locazione e citazione per la convalida\nIl sig. Bruno Salvi, nato a Tarni il 3/4/1960, rappresentato e difeso dall'Avv. Ada Conti,\nintima\nal sig. Elio Neri sfratto per finita locazione e lo cita a comparire all'udienza del 14/05/2026 ore 9,30 avanti al Tribunale di Tarni.",
    'Bruno Salvi',
  ],
  [
    'it',
    "INTIMAZIONE DI SFRATTO PER MOROSITA'\nTRIBUNALE DI TARNI\nIl sottoscritto Ugo Reali, residente in Tarni, CITA Elio Neri a comparire all'udienza del 14/05/2026 per la convalida dello sfratto per Euro 3.200,00 di canoni.",
    'Ugo Reali',
  ],
  [
    'es',
    'AL JUZGADO DE PRIMERA INSTANCIA DE TARNÉS\nD. Luis Ortiz Vega, Procurador de los Tribunales, en nombre y representación de RENTAS TARN, S.L., según poder que acompaño, DIGO: Que interpongo demanda de juicio verbal de desahucio por falta de pago contra D. Elio Quill, en reclamación de 3.200 euros.\nSUPLICO AL JUZGADO que dicte sentencia.',
    'Rentas Tarn, S.L.',
  ],
  [
    'de',
    'Amtsgericht Tarnberg\nKlageschrift\nIn dem Rechtsstreit\nErika Rast, Ringstraße 4, 50000 Tarnberg, - Klägerin -\ngegen Ada Quill, - Beklagte -\nNamens und in Vollmacht der Klägerin erhebe ich Klage mit dem Antrag, die Beklagte zu verurteilen, 3.200,00 € zu zahlen.',
    'Erika Rast',
  ],
] as const)('a suit is sent by the one who sues, in %s', async (country, text, name) => {
  expect(await readingOf(country, text)).toMatchObject({
    senderOrganization: name,
    isOfficialDemand: true,
  })
})

test('a summons below the letterhead of a bailiff is sent by the bailiff', async () => {
  const text =
    'Quist Gerechtsdeurwaarders\nPostbus 4, Zwolle\n\nDAGVAARDING\nHeden, 6 maart 2026, op verzoek van de naamloze vennootschap TARN ENERGIE N.V., gevestigd te Zeist, heb ik, gerechtsdeurwaarder, gedagvaard: mevrouw Ada Quill, om op 8 april 2026 om 9.30 uur te verschijnen voor de kantonrechter te Zwolle.'
  expect((await readingOf('nl', text)).senderOrganization).toBe('Quist Gerechtsdeurwaarders')
})

test('a landlord who threatens with a suit makes no official demand', async () => {
  const text =
    'BUROFAX\nRemitente: D.ª Rosa Tarn Gil, C/ Alta 4, Tarnés\n\nMuy Sr. mío: le comunico mi voluntad de no renovar el contrato de arrendamiento, que vencerá el 31 de enero de 2027. De no dejar la vivienda, interpondré demanda de desahucio.'
  expect(await readingOf('es', text)).toMatchObject({
    documentType: 'EVICTION_NOTICE',
    isOfficialDemand: false,
  })
})

test.each([
  [
    'fr',
    "DIRECTION DE L'AUTONOMIE\nTarne, le 3 mars 2026\n\nMadame, vous devez nous renvoyer le formulaire avant le 30 mars 2026.\n\nPour le Président du Conseil départemental de la Tarnelle et par délégation,\nLa cheffe de service",
    'Conseil départemental de la Tarnelle',
  ],
  [
    'nl',
    'Afdeling Werk en Inkomen\n3 maart 2026\n\nGeachte mevrouw Quill,\n\nU moet voor 30 maart 2026 de gevraagde stukken inleveren.\n\nNamens het college van burgemeester en wethouders van de gemeente Tarnwijk,\nteammanager',
    'Gemeente Tarnwijk',
  ],
  [
    'it',
    'Settore Servizi Sociali\nTarni, 3 marzo 2026\n\nGentile signora, deve inviare i documenti entro il 30 marzo 2026.\n\nPer il Sindaco del Comune di Tarni\nIl dirigente',
    'Comune di Tarni',
  ],
  [
    'es',
    'Área de Servicios Sociales\nTarnés, 3 de marzo de 2026\n\nEstimada señora: debe presentar la documentación antes del 30 de marzo de 2026.\n\nP.D. La Alcaldesa del Ayuntamiento de Tarnés',
    'Ayuntamiento de Tarnés',
  ],
  [
    'de',
    'Fachbereich Soziales\nTarnau, 3. März 2026\n\nSehr geehrte Frau Quill, bitte reichen Sie die Unterlagen bis zum 30.03.2026 ein.\n\nIm Auftrag des Landrats des Landkreises Tarnau',
    'Landkreis Tarnau',
  ],
] as const)('the body whose head signs outweighs its desk, in %s', async (country, text, name) => {
  expect(await readingOf(country, text)).toMatchObject({
    senderOrganization: name,
    isOfficialDemand: true,
  })
})
