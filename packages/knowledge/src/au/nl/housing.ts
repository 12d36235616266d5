/** The Dutch words of the rows in ../housing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_NL: Words = {
  'au.home.nsw-element-reason': {
    says: 'In New South Wales moet een opzegging van de huur een reden uit de wet noemen.',
    name: 'De reden',
    ifMissing:
      'We zien geen reden. Zonder reden telt de opzegging misschien niet. Bel een hulpdienst voor huurders.',
  },
  'au.home.myth-date': {
    says: 'Een datum in een opzegging beëindigt uw huur niet vanzelf. Alleen een rechter (tribunal of court) kan bevelen dat u weggaat.',
  },
  'au.home.want': { says: 'Deze opzegging is de eerste stap, niet de laatste.' },
  'au.home.reality': {
    says: 'Een opzegging beëindigt uw huur niet vanzelf. Blijft u? Dan moet de verhuurder een rechter (tribunal of court) om een bevel vragen.',
  },
  'au.home.who': {
    says: 'Een verhuurder of makelaar is een particulier of een bedrijf. Hij mag u niet buitensluiten of uw spullen buiten zetten.',
  },
  'au.home.rights': {
    says: 'U kunt blijven tot er een bevel is. U kunt huur inhalen, de opzegging betwisten of tijd vragen.',
  },
  'au.home.not-yet': {
    says: 'Ze kunnen u vandaag niet uit huis zetten. Ze hebben een geldige opzegging nodig, een bevel, en dan politie of een deurwaarder (sheriff of bailiff).',
  },
  'au.home.know-form': {
    says: 'Een opzegging met het verkeerde formulier, verkeerde data of geen reden telt misschien niet.',
  },
  'au.home.right-hearing': {
    says: 'U hebt recht op een zitting bij de rechter (tribunal of court) van uw staat.',
  },
  'au.home.right-locks': {
    says: 'U hebt het recht uw sleutels, stroom en water te houden. Buitensluiten zonder bevel is tegen de wet.',
  },
  'au.home.right-notice': {
    says: 'U hebt recht op een schriftelijke opzegging met de termijn en, in de meeste staten, de reden die de wet vraagt.',
  },
  'au.home.step-stay': { says: 'Ga nog niet weg en teken niets dat de huur beëindigt.' },
  'au.home.step-type': {
    says: 'Zoek de reden, het formulier en de data op de opzegging. Die bepalen wat u kunt doen.',
  },
  'au.home.step-pay': {
    says: 'Gaat het om huur? Betaal nu wat u kunt of bied schriftelijk een regeling aan. Bewaar bewijs.',
  },
  'au.home.step-help': { says: 'Bel vandaag de gratis hulpdienst voor huurders van uw staat.' },
  'au.home.opt-pay': {
    says: 'Betaal alles, of spreek een regeling af, vóór de datum in de opzegging.',
    title: 'De huur inhalen',
    cost: 'De huur die u schuldig bent.',
    time: 'Vóór de datum in de opzegging.',
    risk: 'Betaalt u te laat? Dan kan de zaak doorgaan.',
    bestFor: 'U bent huur schuldig en kunt het geld vinden.',
  },
  'au.home.opt-dispute': {
    says: 'Ga naar de rechter (tribunal of court) van uw staat en vertel uw kant.',
    title: 'De opzegging betwisten',
    cost: 'Gratis of een klein bedrag.',
    time: 'Vóór de datum in de opzegging.',
    risk: 'Verliest u? Dan krijgt u een datum om te gaan.',
    bestFor: 'De reden klopt niet, of er staan fouten in de opzegging.',
  },
  'au.home.opt-time': {
    says: 'Vraag de verhuurder, of de rechter (tribunal), om een latere dag vanwege wat u nodig hebt.',
    title: 'Meer tijd vragen',
    cost: 'Gratis.',
    time: 'Nu.',
    risk: 'Ze kunnen nee zeggen.',
    bestFor: 'U hebt tijd nodig om een woning te vinden.',
  },
  'au.home.opt-help': {
    says: 'Een hulpdienst voor huurders kan de opzegging controleren. Vraag uw staat naar een huurlening of hulpgeld.',
    title: 'Gratis hulp vragen',
    cost: 'Gratis.',
    time: 'Vandaag.',
    risk: 'Geen.',
    bestFor: 'U weet niet goed wat u moet doen.',
  },
  'au.home.warn-hearing': {
    says: 'Ga naar de zitting. Veel bevelen komen er alleen omdat niemand kwam.',
  },
  'au.home.warn-database': {
    says: 'Schulden en bevelen kunnen u in een huurdersregister (tenant database) brengen. U kunt vragen het te zien en te verbeteren.',
  },
  'au.home.insight-plan': {
    says: 'Rechters (tribunals) laten mensen vaak in hun huis als er een eerlijke regeling voor de huur ligt.',
    actionable:
      'Neem een overzicht van uw geld en bewijs van uw eerste betaling mee naar de zitting.',
  },
  'au.home.nsw-grounds': {
    says: 'Sinds 19 mei 2025 heeft een verhuurder in New South Wales een wettelijke reden nodig om een huur te beëindigen. Bij veel redenen is ook bewijs nodig.',
  },
  'au.home.nsw-pay': {
    says: 'In New South Wales eindigt de opzegging wegens onbetaalde huur als u alles betaalt, of zich houdt aan een afgesproken regeling. Steeds weer te laat betalen is anders.',
  },
  'au.home.nsw-fourteen': {
    says: 'In New South Wales moet de huur 14 dagen te laat zijn vóór een opzegging, en de opzegging moet 14 dagen geven.',
  },
  'au.home.nsw-ninety': {
    says: 'In New South Wales is bij de meeste redenen die niet uw schuld zijn een opzegtermijn van 90 dagen nodig. Bij een contract van zes maanden of minder is het 60.',
  },
  'au.home.nsw-sheriff': {
    says: 'In New South Wales kan alleen het Tribunal (NCAT) de huur beëindigen, en alleen een ambtenaar van de Sheriff kan u uit huis zetten.',
  },
  'au.home.nsw-change': {
    says: 'In New South Wales is opzeggen zonder reden gestopt op 19 mei 2025.',
    was: 'Een verhuurder kon een huur zonder reden beëindigen.',
    is: 'Een verhuurder heeft een reden nodig die in de wet staat.',
  },
  'au.home.vic-grounds': {
    says: 'Sinds 25 november 2025 kan een verhuurder (rental provider) in Victoria een huur niet zonder reden beëindigen. Bij veel redenen is 90 dagen nodig.',
  },
  'au.home.vic-pay': {
    says: 'In Victoria kunt u de huur binnen 14 dagen betalen en dan heeft de opzegging geen gevolg, tot vier keer in 12 maanden.',
  },
  'au.home.vic-police': {
    says: 'In Victoria kan alleen VCAT bevelen dat u weggaat, en alleen de politie kan het uitvoeren. VCAT vraagt of het eerlijk is.',
  },
  'au.home.vic-change': {
    says: 'In Victoria zijn opzeggingen zonder reden (notices to vacate) gestopt op 25 november 2025.',
    was: 'Sommige huurcontracten konden zonder reden eindigen aan het einde van de eerste termijn.',
    is: 'Er is een reden nodig die in de wet staat.',
  },
  'au.home.vic-fourteen': {
    says: 'In Victoria moet de opzegging wegens onbetaalde huur u 14 dagen geven. Wij tellen voor de zekerheid vanaf de datum ervan.',
    action: 'Betaal alle huur die u schuldig bent',
    consequence: 'Ze kunnen VCAT om een bevel vragen.',
  },
  'au.home.nsw-pay-by': {
    says: 'In New South Wales moet de opzegging wegens onbetaalde huur u 14 dagen geven. Wij tellen voor de zekerheid vanaf de datum ervan.',
    action: 'Betaal de huur, of spreek schriftelijk een regeling af',
    consequence: 'Ze kunnen het Tribunal vragen de huur te beëindigen.',
  },
  'au.home.qld-remedy': {
    says: 'In Queensland geeft een bericht om het goed te maken (notice to remedy breach) u zeven dagen. Wij tellen voor de zekerheid vanaf de datum ervan.',
    action: 'Betaal de huur, of herstel wat in het bericht (breach notice) staat',
    consequence: 'U kunt een bericht krijgen dat u weg moet (notice to leave).',
  },
  'au.home.qld-grounds': {
    says: 'In Queensland heeft een verhuurder een reden nodig om een huur te beëindigen. Het einde van een vaste termijn is er een, met twee maanden opzegtermijn.',
  },
  'au.home.qld-seven': {
    says: 'In Queensland moet de huur zeven dagen te laat zijn vóór een waarschuwing (breach notice). Dan hebt u zeven dagen om te betalen.',
  },
  'au.home.qld-qcat': {
    says: 'In Queensland kan alleen QCAT bevelen dat u weggaat, en alleen de politie kan het uitvoeren.',
  },
  'au.home.wa-breach': {
    says: 'In Western Australia geeft een waarschuwing (breach notice) u 14 dagen. Wij tellen voor de zekerheid vanaf de datum ervan.',
    action: 'Betaal de huur, of herstel wat er mis is',
    consequence: 'U kunt een opzegging (notice of termination) krijgen.',
  },
  'au.home.wa-pay': {
    says: 'In Western Australia kunt u de zaak stoppen. Betaal alle huur en de kosten van de rechtbank uiterlijk één dag vóór de zitting.',
  },
  'au.home.wa-no-grounds': {
    says: 'In Western Australia kan een verhuurder een contract zonder einddatum (periodic lease) nog zonder reden beëindigen, maar hij moet 60 dagen geven.',
  },
  'au.home.sa-grounds': {
    says: 'Sinds 1 juli 2024 heeft een verhuurder in South Australia een reden nodig om een huur te beëindigen of niet te verlengen. Aan het einde van een termijn is het 60 dagen.',
  },
  'au.home.act-grounds': {
    says: 'In de Australian Capital Territory heeft een verhuurder sinds 1 april 2023 een reden nodig om een huur te beëindigen.',
  },
  'au.home.tas-notice': {
    says: 'In Tasmania heeft de verhuurder een reden uit de wet (Act) nodig en meestal 14, 28 of 42 dagen opzegtermijn. Alleen de rechtbank (court) kan bevelen dat u weggaat.',
  },
  'au.home.nt-notice': {
    says: 'In het Northern Territory kan alleen NTCAT bevelen dat u weggaat. Een bericht wegens onbetaalde huur moet u eerst tijd geven om het goed te maken.',
  },
  'au.home.act-tribunal': {
    says: 'In de ACT kan alleen ACAT bevelen dat u weggaat. Bij onbetaalde huur komt eerst een waarschuwing (remedy notice), met zeven dagen om te betalen.',
  },
  'au.home.sa-breach': {
    says: 'In South Australia geeft een bericht wegens onbetaalde huur u minstens zeven dagen om te betalen. Alleen SACAT kan bevelen dat u weggaat.',
  },
  'au.home.wa-court': {
    says: 'In Western Australia kan alleen de Magistrates Court bevelen dat u weggaat. U buitensluiten is strafbaar.',
  },
}
