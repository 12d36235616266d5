/** Dutch: service charges, higher rent, homes that make people ill, and trouble with neighbours. */
import type { Words } from '@plainletter/contracts/rule'

export const HOMES_AND_NEIGHBOURS_NL: Words = {
  'gb.lease.right-fair-costs': {
    says: 'U betaalt alleen eerlijke kosten, voor goed gedaan werk. Een rechter (tribunal) kan beslissen wat u moet betalen.',
  },
  'gb.lease.right-asked-first': {
    says: 'Voor werk van meer dan £250 per woning moeten ze u eerst vragen, met offertes. Anders kan uw deel dalen tot £250.',
  },
  'gb.lease.right-old-costs': {
    says: 'Kosten die bij de rekening ouder zijn dan 18 maanden hoeft u niet te betalen. Behalve als ze u op tijd schreven dat een rekening zou komen.',
  },
  'gb.lease.right-see-bills': {
    says: 'Bij elke rekening hoort een overzicht van uw rechten. Tot die tijd mag u het geld vasthouden. U kunt de facturen inzien.',
  },
  'gb.lease.no-forfeit-yet': {
    says: 'Ze kunnen de woning niet afnemen om een rekening tot een rechter zegt dat u die moet betalen, of u het erkent. Bij £350 of minder moet die ook ouder zijn dan drie jaar.',
  },
  'gb.lease.step': {
    says: 'Schrijf wat u erkent, wat niet en waarom. Vraag het kostenoverzicht en de facturen. Betaal het deel dat u erkent.',
  },
  'gb.lease.answer': {
    says: 'U betaalt alleen eerlijke kosten. Voor werk van meer dan £250 per woning moeten ze u eerst vragen. Een rechter (tribunal) kan beslissen, en niemand neemt de woning eerder af.',
  },
  'gb.lease.right-longer': {
    says: 'Wie een lang contract (lease) voor een flat heeft, kan voor een eerlijke prijs een langer krijgen. U hoeft het niet meer eerst twee jaar te hebben.',
  },
  'gb.lease.right-manage': {
    says: 'De houders (leaseholders) kunnen het beheer van hun gebouw overnemen. De eigenaar hoeft geen fout te hebben gemaakt.',
  },
  'gb.rent-rise.wants': {
    says: 'Uw verhuurder wil meer huur vanaf de dag in de brief. Voor die dag kunt u het aanvechten.',
  },
  'gb.rent-rise.right-form': {
    says: 'Een particuliere verhuurder mag de huur eens per jaar verhogen, met het officiële formulier en twee maanden vooraf. Een verhogingsclausule geldt niet meer.',
  },
  'gb.rent-rise.right-tribunal': {
    says: 'Ga naar het First-tier Tribunal voordat de nieuwe huur begint. Het mag niet meer bepalen dan de verhuurder vraagt, en hogere huur begint pas na de beslissing.',
  },
  'gb.rent-rise.step': {
    says: 'Zoek de huur van zulke woningen in de buurt. Schrijf de verhuurder voordat de nieuwe huur begint.',
  },
  'gb.rent-rise.right-wales': {
    says: 'Uw verhuurder mag de huur eens in 12 maanden verhogen, met twee maanden vooraf op formulier RHW12.',
  },
  'gb.rent-rise.right-scotland': {
    says: 'Uw huur mag eens in 12 maanden omhoog, met drie maanden vooraf op het officiële formulier. Binnen 21 dagen kunt u een huurtoetser (rent officer) vragen.',
  },
  'gb.rent-rise.right-ni': {
    says: 'Uw huur mag eens in 12 maanden omhoog, met drie maanden vooraf op schrift.',
  },
  'gb.home.scotland-register': {
    says: 'Een particuliere verhuurder moet in het register van de gemeente staan. Zonder dat verhuren is strafbaar, en de gemeente kan bepalen dat geen huur verschuldigd is. Meld het de gemeente.',
  },
  'gb.home.right-fit': {
    says: 'Een huurwoning moet bewoonbaar zijn, zonder ernstig vocht, kou of gevaar. Een rechter kan het werk bevelen en u geld geven.',
  },
  'gb.home.right-council-looks': {
    says: 'De gemeente kan een huurwoning bekijken en de verhuurder bevelen die veilig te maken. Voor haar eigen woningen gebruikt u haar klachtweg en de Housing Ombudsman.',
  },
  'gb.home.right-own-case': {
    says: 'Schaadt de woning uw gezondheid, dan kunt u de magistrates vragen het werk te bevelen. Meld het de verhuurder 21 dagen vooraf schriftelijk.',
  },
  'gb.neighbour.right-hedge': {
    says: 'Een altijd groene heg van meer dan twee meter kunt u bij de gemeente melden. Probeer het eerst met de buur te regelen. Het kost geld.',
  },
  'gb.neighbour.right-party-wall': {
    says: 'Voor werk aan een gedeelde muur, of graven dicht bij de uwe, moet de buur het een of twee maanden vooraf schriftelijk melden. U kunt een deskundige (surveyor) krijgen.',
  },
  'gb.neighbour.right-noise': {
    says: 'De gemeente moet lawaai, rook of stank onderzoeken. Is de hinder ernstig, dan moet ze de buur bevelen te stoppen.',
  },
  'gb.neighbour.right-review': {
    says: 'Meldde u slecht gedrag en gebeurde er weinig? Dan kunt u een nieuwe blik (case review) vragen. Politie en gemeente moeten er dan samen naar kijken.',
  },
  'gb.neighbour.right-branches': {
    says: 'U mag takken en wortels tot uw grens afsnijden. Vraag eerst de gemeente of de boom beschermd is.',
  },
  'gb.neighbour.know-boundary': {
    says: 'De lijn op de kaart van het Land Registry toont de grens alleen ongeveer. Oude akten en lang gebruik tellen ook.',
  },
  'gb.neighbour.right-nuisance': {
    says: 'Een rechter kan een buur bevelen ernstige hinder te stoppen en u te betalen. Probeer eerst praten en bemiddeling.',
  },
  'gb.neighbour.right-camera': {
    says: 'Een camera die verder filmt dan het huis van de eigenaar moet zich aan de privacywet houden. U kunt vragen waarom, en om uw beelden.',
  },
  'gb.neighbour.answer': {
    says: 'Praat eerst, als dat veilig is, en houd een dagboek bij. Meld het daarna bij de gemeente. Die moet het onderzoeken en kan de buur bevelen te stoppen.',
  },
  'gb.neighbour.answer-hedge': {
    says: 'Praat eerst met de buur, en schrijf. Een altijd groene heg van meer dan twee meter kunt u dan tegen kosten bij de gemeente melden. Die kan snoeien bevelen.',
  },
  'gb.neighbour.answer-wall': {
    says: 'Vraag om een schriftelijke melding (party wall notice). Die moet een of twee maanden voor werk aan een gedeelde muur of graven dichtbij komen. Een rechter kan werk zonder melding stoppen.',
  },
  'gb.neighbour.answer-branches': {
    says: 'Ja, u mag ze tot uw grens afsnijden. Bied aan om het terug te geven, en vraag de gemeente of de boom beschermd is.',
  },
  'gb.noise.right-review': {
    says: 'Drie keer gemeld in zes maanden en niets gedaan? Vraag een herziening (anti-social behaviour case review). U kunt ook zelf een magistrate vragen het te verbieden.',
  },
}
