/** The Dutch words of Germany: eviction. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_NL: Words = {
  'de.home.want': {
    says: 'Uw verhuurder wil dat de huur eindigt. De brief alleen laat u niet vertrekken.',
  },
  'de.home.want-at-once': {
    says: 'Uw verhuurder beëindigt de huur meteen wegens huurschulden. Alles op tijd betalen kan dat ongedaan maken.',
  },
  'de.home.want-own-need': {
    says: 'Uw verhuurder zegt dat hij of zij, of familie, de woning nodig heeft (Eigenbedarf). De reden moet echt en uitgelegd zijn.',
  },
  'de.home.want-arrears': { says: 'Uw verhuurder zegt dat er huur onbetaald is en wil die nu.' },
  'de.home.who': {
    says: 'Uw verhuurder is een particuliere partij. Alleen een rechter kan u bevelen te gaan, en alleen een gerechtsdeurwaarder kan het uitvoeren.',
  },
  'de.home.reality': {
    says: 'Niemand kan u zonder rechtszaak uit huis zetten. Dat duurt maanden. Sloten veranderen of stroom afsluiten is tegen de wet.',
  },
  'de.home.rights-summary': {
    says: 'De opzegging moet op papier zijn, getekend en met redenen. U kunt wegens nood bezwaar maken en blijven totdat een rechter beslist.',
  },
  'de.home.not-yet': {
    says: 'Ze kunnen u nu niet buiten zetten. Eerst komt een eis, dan een vonnis, vaak extra tijd, dan een datum met een gerechtsdeurwaarder.',
  },
  'de.home.know-takeover': {
    says: 'Het Jobcenter of sociale kantoor (Sozialamt) kan huurschulden als lening overnemen, zodat u uw woning houdt. Ook werkende mensen kunnen het vragen.',
    learnMore:
      'Ga erheen met de opzegging en een lijst van de schuld. Vraag om „Übernahme von Mietschulden”.',
  },
  'de.home.deadline-hardship': {
    says: 'Uw bezwaar moet de verhuurder twee maanden vóór het einde van de huur bereiken. Sinds 2025 is een mail genoeg.',
    action: 'Uw bezwaar wegens nood (Widerspruch, § 574 BGB) in tekstvorm sturen',
    consequence:
      'De verhuurder mag weigeren u te laten blijven. Zei de opzegging u dit niet, dan kunt u nog bij de rechter bezwaar maken.',
  },
  'de.home.deadline-cure': {
    says: 'Een opzegging zonder termijn wegens huurschulden vervalt als alles betaald is binnen twee maanden na betekening van de ontruimingseis. Dit werkt één keer in twee jaar.',
    action:
      'Alle achterstallige huur betalen, of op papier de belofte van een kantoor krijgen om te betalen',
    consequence: 'De opzegging zonder termijn blijft geldig.',
  },
  'de.home.step-stay': {
    says: 'Vertrek nog niet en teken nog niets. Laat de opzegging nagaan door een huurdersvereniging (Mieterverein) of advocaat.',
  },
  'de.home.step-pay-all': {
    says: 'Probeer nu de hele huurschuld te betalen. Elke euro telt: alleen volledige betaling maakt een opzegging zonder termijn ongedaan.',
  },
  'de.home.step-office': {
    says: 'Geen geld? Ga meteen naar het Jobcenter, sociale kantoor of de Wohnungssicherung van uw gemeente en vraag hun de schuld over te nemen.',
  },
  'de.home.step-form': {
    says: 'Controleer de vorm: op papier, door elke verhuurder met de hand getekend, aan elke huurder, met de redenen erin. Zo niet, dan heeft zij geen effect.',
  },
  'de.home.step-objection': {
    says: 'Zou verhuizen te zwaar zijn (Härte), om leeftijd, ziekte, kinderen, school of geen andere woning? Maak twee maanden vóór het einde schriftelijk bezwaar.',
  },
  'de.home.step-keep-paying': {
    says: 'Blijf de volle huur betalen. Betaal elke maand uiterlijk op de derde werkdag en bewaar bewijs.',
  },
  'de.home.step-arrears-plan': {
    says: 'Schrijf de verhuurder vandaag met een plan. Zeg dat de opzegging ingetrokken wordt als alles betaald is, en vraag dat op papier.',
  },
  'de.home.step-housing-benefit': {
    says: 'Ga na of u huurtoeslag (Wohngeld) of bijstand (Grundsicherung) krijgt. Het begint vanaf de maand van uw aanvraag.',
  },
  'de.home.step-defects': {
    says: 'Was er vocht, geen verwarming of een ander gebrek dat u meldde? Dan was de huur volgens de wet lager. Zeg het nu, met bewijs.',
  },
  'de.home.option-pay': {
    says: 'Betaal alles, of breng een belofte van het Jobcenter of sociale kantoor om te betalen.',
    title: 'De hele huurschuld betalen',
    cost: 'De hele schuld, misschien als lening van het kantoor.',
    time: 'Nu, uiterlijk twee maanden na betekening van een eis.',
    risk: 'Het herstelt geen gewone opzegging die er ook is. Vraag die in te trekken.',
    bestFor: 'U bent de huur schuldig en wilt blijven.',
  },
  'de.home.option-object': {
    says: 'Schrijf dat u de opzegging niet aanvaardt en wegens nood wilt blijven.',
    title: 'Bezwaar maken tegen de opzegging',
    cost: 'Gratis. Huurdersverenigingen vragen een jaarbijdrage.',
    time: 'Eén brief, twee maanden vóór het einde.',
    risk: 'De verhuurder kan naar de rechter gaan. Verliest u, dan betaalt u de kosten.',
    bestFor: 'De reden is zwak of verhuizen zou te zwaar zijn.',
  },
  'de.home.option-time': {
    says: 'Vraag schriftelijk een latere datum, geen huurschulden en een bedrag voor de verhuizing.',
    title: 'Meer tijd of verhuisgeld afspreken',
    cost: 'Niets.',
    time: 'Enkele gesprekken.',
    risk: 'Een getekende beëindigingsovereenkomst beëindigt uw rechten. Laat haar eerst nagaan.',
    bestFor: 'U zou gaan, maar hebt tijd of hulp nodig.',
  },
  'de.home.option-help': {
    says: 'Ga met de brief naar een huurdersvereniging of advocaat, en naar het kantoor van uw gemeente tegen verlies van woningen.',
    title: 'Huurdersvereniging en huisvestingskantoor',
    cost: 'Het kantoor is gratis. De vereniging heeft een bijdrage.',
    time: 'Deze week.',
    risk: 'Geen.',
    bestFor: 'Iedereen met een opzegging of huurschulden.',
  },
  'de.home.option-dispute-arrears': {
    says: 'Stuur bewijs van betaling of van gebreken. Betaal bij twijfel onder voorbehoud (unter Vorbehalt).',
    title: 'Het bedrag betwisten',
    cost: 'Gratis.',
    time: 'Nu één brief.',
    risk: 'Onbetaalde huur die u wel schuldig was, kan u de woning kosten.',
    bestFor: 'U betaalde, of gebreken verlaagden de huur.',
  },
  'de.home.right-court': {
    says: 'U mag blijven totdat een rechter u beveelt te gaan en een gerechtsdeurwaarder komt. De rechter kan u tot een jaar geven om te verhuizen.',
  },
  'de.home.right-reason': {
    says: 'Uw verhuurder heeft een wettige reden nodig, geschreven in de opzegging. Een hogere huur is nooit een reden.',
  },
  'de.home.right-periods': {
    says: 'Voor een gewone opzegging zijn drie maanden nodig. Na vijf jaar zijn het er zes, na acht jaar negen.',
  },
  'de.home.right-cure': {
    says: 'Zijn alle huurschulden binnen twee maanden na betekening van de eis betaald? Dan vervalt de opzegging zonder termijn. Dit werkt één keer in twee jaar.',
  },
  'de.home.right-two-rents': {
    says: 'Voor een opzegging zonder termijn moet meer dan één maandhuur over twee maanden achter elkaar onbetaald zijn, of in totaal twee maandhuren.',
  },
  'de.home.right-own-need': {
    says: 'Bij eigen gebruik moet de brief noemen wie er wil komen wonen en waarom. Was het een voorwendsel, dan kunt u schadevergoeding eisen.',
  },
  'de.home.right-hardship': {
    says: 'U mag vragen te blijven als verhuizen te zwaar is (Härte). Dat u geen andere redelijke woning vindt, telt ook.',
  },
  'de.home.right-sale': {
    says: 'Een verkoop beëindigt uw huur niet. Na omzetting in een koopappartement (Eigentumswohnung) is er een blokkade van minstens drie jaar, in sommige gebieden tot tien.',
  },
  'de.home.right-fault': {
    says: 'Noemde de opzegging uw recht op bezwaar, de vorm en de tijd niet? Dan mag u nog op de eerste zitting bezwaar maken.',
  },
  'de.home.warn-ordinary': {
    says: 'Vaak komt er ook een tweede, gewone opzegging. Laat betalen maakt die nog niet ongedaan. Vraag snel advies.',
  },
  'de.home.warn-sign': {
    says: 'Teken geen beëindigingsovereenkomst of „bevestiging van de opzegging” die u niet begrijpt.',
  },
  'de.home.warn-reduce': {
    says: 'Wees voorzichtig met huur verlagen wegens gebreken. Verlaagt u te veel, dan riskeert u een opzegging. Betaal liever onder voorbehoud.',
  },
  'de.home.warn-claim': {
    says: 'U kunt in deze zaak uw woning verliezen. Ga deze week naar een advocaat en het huisvestingskantoor van uw gemeente.',
  },
  'de.home.step-claim-office': {
    says: 'Vraag het Jobcenter of sociale kantoor (Sozialamt) meteen de huurschulden over te nemen. Binnen twee maanden kan dit uw woning redden.',
  },
  'de.home.step-claim-time': {
    says: 'Vraag de rechter in uw verweer om tijd om te verhuizen (Räumungsfrist), voor als u verliest.',
  },
  'de.home.insight-both': {
    says: 'De brief beëindigt de huur twee keer: meteen, en daarnaast met een termijn (hilfsweise). Elk heeft een eigen antwoord nodig.',
    actionable:
      'Betaal alle schulden tegen de eerste. Maak wegens nood bezwaar tegen de tweede en vraag haar in te trekken.',
  },
  'de.home.insight-own-need': {
    says: 'Eigen gebruik is de reden die het vaakst betwist wordt. Vage woorden zonder naam of plan zijn vaak niet genoeg.',
    actionable:
      'Schrijf op wie er zou komen wonen, en of een andere woning van de verhuurder leeg staat.',
  },
  'de.home.tactic-power': {
    says: 'Tekende een vertegenwoordiger en stuurde hij geen originele volmacht (Vollmacht)? Wijs de opzegging daarom binnen ongeveer een week op papier af.',
    risk: 'De verhuurder kan een nieuwe opzegging sturen. U wint alleen tijd.',
    notWhen: 'De verhuurder tekende, of had u de volmacht van de vertegenwoordiger gemeld.',
  },
  'de.home.element-signature': {
    says: 'Voor een opzegging is papier en een handtekening met de hand nodig.',
    name: 'Een handtekening op papier',
    ifMissing:
      'We zien geen handtekening. Een opzegging per mail, bericht of zonder handtekening met de hand heeft geen effect.',
  },
  'de.home.element-reason': {
    says: 'De reden moet in de opzegging zelf staan.',
    name: 'De reden van de opzegging',
    ifMissing:
      'We zien geen reden in de opzegging. Zonder redenen in de brief mislukt een opzegging van de verhuurder meestal.',
  },
  'de.home.element-objection': {
    says: 'De verhuurder hoort u op tijd te zeggen dat u wegens nood bezwaar mag maken.',
    name: 'Uitleg over uw recht op bezwaar',
    ifMissing:
      'We zien geen uitleg over uw recht op bezwaar. Dan mag u nog tot de eerste zitting bezwaar maken.',
  },
  'de.home.myth-fourteen': {
    says: 'Niemand mag u meteen uit huis zetten, ook niet na een opzegging zonder termijn. De verhuurder moet eerst een rechtszaak winnen.',
  },
  'de.home.myth-winter': {
    says: 'Drie nieuwe huurders bevrijden u niet van uw opzegtermijn. Dat is alleen zo als het contract of de verhuurder ermee instemt.',
  },
  'de.home.change-objection': {
    says: 'U kunt nu per mail wegens nood bezwaar maken.',
    was: 'Voor uw bezwaar was papier en een handtekening nodig.',
    is: 'Sinds 1 januari 2025 is tekst genoeg, zoals een mail.',
  },
  'de.home.limitation-rent': {
    says: 'Oude huur is te oud drie jaar na het einde van haar jaar.',
    from: 'het einde van het jaar waarin de huur betaald moest zijn',
    restartedBy: 'Een betaling of erkenning laat de drie jaar opnieuw beginnen.',
  },
  'de.home.right-converted': {
    says: 'Werd uw woning na uw intrek een appartement en toen verkocht? Dan mag eigen gebruik drie jaar na de verkoop niet, in krappe steden tot tien jaar.',
  },
}
