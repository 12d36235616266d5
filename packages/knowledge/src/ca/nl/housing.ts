/** The Dutch words of the rows in ../housing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_NL: Words = {
  'ca.home.on-element-date': {
    says: 'Een opzegging in Ontario moet de dag noemen waarop de huur zou eindigen.',
    name: 'De einddatum (termination date)',
    ifMissing:
      'Wij zien geen einddatum (termination date). Zonder die datum geldt de opzegging misschien niet. Vraag een juridisch loket (legal clinic).',
  },
  'ca.home.qc-element-month': {
    says: 'In een bericht over nieuwe huur in Québec moet staan hoe lang u hebt om te weigeren.',
    name: 'Uw maand om te weigeren',
    ifMissing: 'Wij zien geen tijd om te weigeren. Vraag het huurtribunaal of het bericht geldt.',
  },
  'ca.home.myth-date': {
    says: 'Een datum in een opzegging alleen maakt geen einde aan uw huis. Meestal kan alleen een tribunaal of rechter bevelen dat u eruit moet.',
  },
  'ca.home.want': { says: 'Deze opzegging is de eerste stap, niet de laatste.' },
  'ca.home.reality': {
    says: 'Een opzegging alleen maakt geen einde aan uw huis. Bent u het niet eens, dan beslist meestal een tribunaal of rechter.',
  },
  'ca.home.who': {
    says: 'Een verhuurder of makelaar is een privépersoon of bedrijf. Die mag niet zelf de sloten veranderen of uw spullen buiten zetten.',
  },
  'ca.home.rights': {
    says: 'U kunt blijven terwijl erover wordt beslist. U kunt de opzegging betwisten, betalen wat u schuldig bent, of tijd vragen.',
  },
  'ca.home.not-yet': {
    says: 'Ze kunnen u vandaag niet uitzetten. Ze hebben een geldige opzegging nodig, dan een bevel, dan een gerechtsdienaar.',
  },
  'ca.home.know-form': {
    says: 'Een opzegging op het verkeerde formulier, met de verkeerde datum of zonder reden geldt misschien niet.',
  },
  'ca.home.right-hearing': {
    says: 'U hebt het recht een opzegging te betwisten bij een tribunaal of rechter.',
  },
  'ca.home.right-locks': {
    says: 'U hebt het recht op uw sleutels, warmte, water en stroom totdat de huur volgens de wet is geëindigd.',
  },
  'ca.home.right-notice': {
    says: 'U hebt recht op een opzegging op papier, met de tijd en de reden die uw provincie vraagt.',
  },
  'ca.home.step-stay': { says: 'Ga nog niet weg en teken niets dat het huurcontract beëindigt.' },
  'ca.home.step-type': {
    says: 'Zoek het formuliernummer, de reden en de data op de opzegging. Die bepalen hoeveel dagen u hebt.',
  },
  'ca.home.step-pay': {
    says: 'Gaat het om huur, betaal dan wat u schuldig bent als u kunt. Bewaar bewijs. In sommige provincies maakt dat een einde aan de opzegging.',
  },
  'ca.home.step-help': {
    says: 'Bel vandaag een huurderslijn of een juridisch loket (legal clinic). Termijnen kunnen maar vijf dagen zijn.',
  },
  'ca.home.opt-dispute': {
    says: 'Ga vóór de laatste dag naar het tribunaal van uw provincie, of ga naar de zitting.',
    title: 'Betwist de opzegging',
    cost: 'Vaak een klein bedrag. U kunt vragen dat niet te betalen.',
    time: 'Binnen een paar dagen.',
    risk: 'Verliest u, dan krijgt u misschien een datum om te gaan.',
    bestFor: 'De reden is niet waar, of er staan fouten in de opzegging.',
  },
  'ca.home.opt-pay': {
    says: 'Betaal alles binnen de tijd op de opzegging, en vraag een kwitantie.',
    title: 'Betaal de huur die u schuldig bent',
    cost: 'De huur die u schuldig bent.',
    time: 'Binnen de dagen van de opzegging.',
    risk: 'Betaalt u te laat of te weinig, dan kan de zaak doorgaan.',
    bestFor: 'U bent huur schuldig en kunt het geld vinden.',
  },
  'ca.home.opt-plan': {
    says: 'Bied aan elke maand de huur te betalen plus een deel van wat u schuldig bent. Krijg het op papier.',
    title: 'Spreek een plan af',
    cost: 'Het bedrag dat u afspreekt.',
    time: 'Dagen.',
    risk: 'Houdt u zich niet aan het plan, dan kan er snel een bevel komen.',
    bestFor: 'U kunt betalen, maar niet alles in één keer.',
  },
  'ca.home.opt-help': {
    says: 'Een huurdersloket (tenant clinic) kan de opzegging nakijken en voor u spreken. Vraag uw gemeente ook naar een huurfonds (rent bank).',
    title: 'Vraag gratis hulp',
    cost: 'Gratis.',
    time: 'Vandaag.',
    risk: 'Geen.',
    bestFor: 'U weet niet zeker wat u moet doen.',
  },
  'ca.home.warn-hearing': {
    says: 'Ga naar de zitting, ook als u denkt te verliezen. Veel bevelen komen er alleen omdat niemand kwam.',
  },
  'ca.home.insight-faith': {
    says: 'Een verhuurder die zegt dat familie er komt wonen, moet dat menen. Is de woning snel weer verhuurd, dan krijgt u misschien geld.',
    actionable: 'Bewaar de opzegging. Let na uw vertrek op advertenties voor uw woning.',
  },
  'ca.home.on-board': {
    says: 'In Ontario kan alleen de Landlord and Tenant Board bevelen dat u eruit moet, en alleen de sheriff kan dat uitvoeren.',
  },
  'ca.home.on-void': {
    says: 'In Ontario kunt u een N4 laten eindigen. Betaal alle huur die u schuldig bent voordat de verhuurder naar de Board gaat.',
  },
  'ca.home.on-before-order': {
    says: 'Ook nadat zij naar de Board gingen, kunt u het stoppen. Betaal de huur en de kosten van de aanvraag (filing fee) voordat het bevel er is.',
  },
  'ca.home.on-n4-time': {
    says: 'Een N4 moet u minstens 14 dagen geven om te betalen als u per maand huurt, en 7 als u per dag of week huurt.',
  },
  'ca.home.on-n4': {
    says: 'Een N4 geeft wie per maand huurt minstens 14 dagen om te betalen. Wij tellen vanaf de datum ervan. De einddatum (termination date) op het formulier geldt.',
    action: 'Betaal alle huur die u schuldig bent',
    consequence: 'De verhuurder kan de Board vragen u uit te zetten.',
  },
  'ca.home.on-bill-60': {
    says: 'Een wet van november 2025 kan de 14 dagen verkorten tot 7, vanaf een dag die de regering noemt. Betaal vóór de datum op de opzegging.',
  },
  'ca.home.on-n12': {
    says: 'In Ontario moet een verhuurder die de woning voor familie of een koper wil, 60 dagen geven, tot het einde van een huurperiode.',
  },
  'ca.home.on-n12-pay': {
    says: 'Bij eigen gebruik moet de verhuurder u meestal één maand huur betalen, of u een andere woning aanbieden. Vraag erom.',
  },
  'ca.home.on-relief': {
    says: 'De Board moet kijken naar alles wat voor u spreekt. Hij kan een uitzetting weigeren of uitstellen, ook als u de regels schond.',
  },
  'ca.home.on-bad-faith': {
    says: 'Was de reden van eigen gebruik onwaar, dan kunt u tot 12 maanden huur en meer eisen. Doe dat binnen één jaar na uw vertrek.',
  },
  'ca.home.on-step': {
    says: 'U hoeft niet weg op de datum in de opzegging. Wacht op de oproep voor de zitting (notice of hearing), en ga erheen.',
  },
  'ca.home.bc-ten-day': {
    says: 'In British Columbia hebt u vijf dagen vanaf de dag dat u een opzegging van 10 dagen (10 day notice) kreeg. Voor de zekerheid tellen wij vanaf de datum ervan.',
    action: 'Betaal alle huur of vraag de opzegging te betwisten',
    consequence: 'Het telt alsof u aanvaardt dat de huur eindigt.',
  },
  'ca.home.bc-own-use': {
    says: 'In British Columbia hebt u 21 dagen vanaf de dag dat u een opzegging voor eigen gebruik kreeg. Voor de zekerheid tellen wij vanaf de datum ervan.',
    action: 'Ga naar de Residential Tenancy Branch om de opzegging te betwisten',
    consequence: 'Het telt alsof u aanvaardt dat de huur eindigt.',
  },
  'ca.home.bc-cause': {
    says: 'In British Columbia hebt u 10 dagen vanaf de dag dat u een opzegging van één maand om een reden bij u (one month notice for cause) kreeg. Voor de zekerheid tellen wij vanaf de datum ervan.',
    action: 'Ga naar de Residential Tenancy Branch om de opzegging te betwisten',
    consequence: 'Het telt alsof u aanvaardt dat de huur eindigt.',
  },
  'ca.home.bc-void': {
    says: 'In British Columbia vervalt de opzegging als u alle huur en energiekosten betaalt binnen vijf dagen nadat u haar kreeg.',
  },
  'ca.home.bc-three-months': {
    says: 'Sinds 18 juni 2025 moet een verhuurder die er zelf wil wonen u drie maanden geven. U krijgt één maand huur.',
  },
  'ca.home.bc-twelve': {
    says: 'Gebruiken ze de woning niet minstens 12 maanden zoals ze zeiden, dan kunt u 12 maanden huur eisen.',
  },
  'ca.home.bc-branch': {
    says: 'In British Columbia heeft de verhuurder een bevel tot ontruiming (order of possession) nodig. Daarna heeft hij een gerechtelijk bevel (writ) nodig dat alleen een deurwaarder van de rechtbank (court bailiff) kan uitvoeren.',
  },
  'ca.home.bc-change': {
    says: 'In British Columbia is de opzegtermijn voor eigen gebruik drie maanden sinds 18 juni 2025.',
    was: 'Een verhuurder die er zelf wilde wonen, moest vier maanden geven, en u had 30 dagen om te betwisten.',
    is: 'De verhuurder geeft drie maanden, en u hebt 21 dagen om te betwisten.',
  },
  'ca.home.ab-pay': {
    says: 'In Alberta vervalt een opzegging van 14 dagen voor onbetaalde huur als u alles betaalt vóór of op de datum in de opzegging.',
  },
  'ca.home.ab-object': {
    says: 'In Alberta kunt u schriftelijk bezwaar maken tegen een opzegging van 14 dagen die niet over huur gaat. Dan heeft de verhuurder een bevel nodig.',
  },
  'ca.home.ab-clear': {
    says: 'De 14 dagen zijn hele dagen. De dag waarop u de opzegging kreeg en de dag waarop u weggaat, tellen niet mee.',
  },
  'ca.home.ab-fourteen': {
    says: 'Doe in Alberta iets binnen 14 dagen nadat u een opzegging van 14 dagen kreeg. Voor de zekerheid tellen wij vanaf de datum ervan.',
    action: 'Betaal de huur, of stuur uw schriftelijke bezwaar',
    consequence: 'De verhuurder kan een bevel vragen om u te laten gaan.',
  },
  'ca.home.qc-tribunal': {
    says: 'Bent u het in Québec niet eens, dan kan alleen het huurtribunaal (Tribunal administratif du logement) uw huurcontract beëindigen.',
  },
  'ca.home.qc-pay': {
    says: 'In Québec kunt u een zaak om onbetaalde huur stoppen. Betaal de huur, de rente en de kosten vóór het vonnis.',
  },
  'ca.home.qc-three-weeks': {
    says: 'In Québec kan de verhuurder vragen het contract te beëindigen als de huur meer dan drie weken te laat is, of vaak te laat met echte schade.',
  },
  'ca.home.qc-repossess': {
    says: 'In Québec hebt u één maand om te antwoorden op een bericht dat de verhuurder de woning terugneemt (repossession). Antwoordt u niet, dan telt dat als weigeren.',
    action: 'Zeg uw verhuurder schriftelijk of u gaat of blijft',
    consequence: 'Zegt u niets, dan neemt de wet aan dat u weigert te gaan.',
  },
  'ca.home.qc-rent': {
    says: 'In Québec hebt u één maand nadat u een bericht van huurverhoging kreeg om die te weigeren. U houdt uw huis als u weigert.',
    action: 'Weiger de huurverhoging schriftelijk, als u het niet eens bent',
    consequence: 'Zegt u niets, dan aanvaardt u de nieuwe huur.',
  },
  'ca.home.qc-moratorium': {
    says: 'In Québec zijn uitzettingen om een woning te vergroten, te splitsen of anders te gebruiken verboden tot 6 juni 2027. Er zijn een paar uitzonderingen.',
  },
  'ca.home.qc-senior': {
    says: 'In Québec kunnen de meeste mensen van 65 of ouder met een laag inkomen en tien jaar in de woning niet voor zulke plannen worden uitgezet.',
  },
  'ca.home.mb-order': {
    says: 'In Manitoba kan een opzegging alleen u niet uitzetten. Dat kan alleen een bevel van de Residential Tenancies Branch, en u kunt eerst uw kant vertellen.',
  },
  'ca.home.sk-order': {
    says: 'In Saskatchewan kan een opzegging alleen u niet uitzetten. Dat kan alleen een bevel van het Office of Residential Tenancies, en u kunt eerst uw kant vertellen.',
  },
  'ca.home.ns-order': {
    says: 'In Nova Scotia kan een opzegging alleen u niet uitzetten. Dat kan alleen een bevel van het Residential Tenancies Program, en u kunt eerst uw kant vertellen.',
  },
  'ca.home.nb-order': {
    says: 'In New Brunswick kan een opzegging alleen u niet uitzetten. Dat kan alleen een bevel van het Tenant and Landlord Relations Office, en u kunt eerst uw kant vertellen.',
  },
  'ca.home.bc-order': {
    says: 'In British Columbia kunt u herziening vragen van een bevel tot ontruiming (order of possession), meestal binnen twee dagen. Alleen een gerechtsdeurwaarder mag u uitzetten.',
  },
}
