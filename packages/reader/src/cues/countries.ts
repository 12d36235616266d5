/** Words that speak for a country, in whatever language the letter is. Marks such as post codes are in country-marks.ts. */
import type { CueRow } from './cue.ts'

export const COUNTRY_CUES = [
  {
    means: 'sign',
    sign: 'de',
    cues: `
      deutschland | bundesrepublik | bgb | gmbh | sgb | zpo | owig | schufa | amtsgericht | landgericht | finanzamt | jobcenter |
      agentur für arbeit | mahnbescheid | vollstreckungsbescheid | hrb | handelsregister | ust idnr | registergericht |
      berlin | hamburg | münchen | köln | frankfurt | düsseldorf | leipzig | dortmund | stuttgart | bremen |
      alemania | allemagne | germania | duitsland | berlín | berlino | berlijn | munich | múnich | monaco di baviera | hamburgo | amburgo |
      hambourg | keulen | francfort | francoforte |
      rundfunkbeitrag | ausländerbehörde | aufenthaltstitel | bafög | bürgergeld | wohngeld |
      ألمانيا | برلين | هامبورغ | ميونخ | німеччині | німеччина | германии | германия | берліні | берлине`,
  },
  {
    means: 'sign',
    sign: 'ch',
    cues: `
      schweiz | suisse | svizzera | betreibungsamt | zahlungsbefehl | betreibung | rechtsvorschlag | office des poursuites |
      commandement de payer poursuite | ufficio esecuzione | precetto esecutivo | schlichtungsbehörde |
      innert | zürich | bern | basel | luzern | st gallen | genève | lausanne | lugano | obligationenrecht | schkg |
      fribourg | neuchâtel | vevey | yverdon | la chaux de fonds | winterthur | bellinzona |
      suiza | zwitserland | zurich | zurigo | genf | ginevra | ginebra | basilea | berna | losanna |
      سويسرا | جنيف | زيورخ | швейцарії | швейцарии`,
  },
  {
    means: 'sign',
    sign: 'fr',
    cues: `
      france | code civil | code du travail | tribunal judiciaire | commissaire de justice | commissaires de justice | trésor public |
      finances publiques | sarl | sas | siret | siren | rcs | urssaf | ameli | carte vitale | paris | lyon | marseille | lille |
      bordeaux | rennes | nantes | toulouse | strasbourg | basic fit |
      frankreich | francia | frankrijk | parigi | parijs | parís | lione | marsiglia | marsella | estrasburgo | strasburgo | straßburg |
      france travail | pôle emploi | cpam | visale | caf | prime d activité |
      فرنسا | باريس | مرسيليا | ليون | франції | франции | парижі | париже`,
  },
  {
    means: 'sign',
    sign: 'be',
    cues: `
      belgique | belgië | belgien | proximus | bruxelles | brussel | spf finances | fod financiën | gerechtsdeurwaarder antwerpen |
      vrederechter | juge de paix | justice de paix | code de droit économique | wetboek economisch recht | wetboek van economisch recht |
      itsme | belgian mobile id | card stop | safeonweb | febelfin | bpost | kbo | bce |
      wallonie | wallonne | vlaanderen | vlaamse | antwerpen | anvers | gent | gand | namur | liège | luik | charleroi | leuven |
      brugge | mechelen | hasselt | onem | rva | cpas | ocmw | schaerbeek | schaarbeek | ixelles | elsene | molenbeek | anderlecht | uccle |
      tournai | verviers | mouscron | kortrijk | oostende | sanctions administratives communales | fonctionnaire sanctionnateur |
      fonctionnaire sanctionnatrice | sanctionerend ambtenaar |
      bélgica | belgio | brüssel | bruselas |
      بلجيكا | بروكسل | бельгії | бельгии`,
  },
  {
    means: 'sign',
    sign: 'es',
    cues: `
      españa | agencia tributaria | madrid | barcelona | valencia | sevilla | zaragoza | málaga | bilbao | juzgado | audiencia provincial |
      sociedad limitada | nif | dni | cif | asnef | estatuto de los trabajadores | ley de enjuiciamiento civil | boe |
      ayuntamiento | correos | seguridad social |
      spanien | espagne | spagna | spanje | barcelone | barcellona | séville | siviglia | malaga |
      burofax | sepe | empadronamiento |
      إسبانيا | مدريد | برشلونة | іспанії | испании`,
  },
  {
    means: 'sign',
    sign: 'it',
    cues: `
      italia | codice civile | agenzia delle entrate | roma | milano | torino | napoli | bologna | firenze | palermo | verona |
      codice fiscale | partita iva | p iva | spa | s r l | giudice di pace | codice della strada | gazzetta ufficiale | inps |
      italie | italien | italië | mailand | milan | milán | turin | turín | neapel | nápoles | florenz | florencia |
      permesso di soggiorno | questura | naspi |
      südtirol | bozen | meran | brixen | bruneck | sterzing | eppan | bolzano | alto adige | vallée d aoste |
      إيطاليا | ميلانو | روما | італії | италии | мілані | милане`,
  },
  {
    means: 'sign',
    sign: 'nl',
    cues: `
      nederland | belastingdienst | amsterdam | rotterdam | den haag | utrecht | eindhoven | groningen | arnhem | leeuwarden |
      cjib | kvk | bsn | burgerlijk wetboek | kantonrechter | uwv | rechtbank | officier van justitie | woningstichting | digid |
      woningcorporatie |
      niederlande | pays bas | países bajos | paesi bassi | holanda | olanda | la haya |
      huurcommissie | vaststellingsovereenkomst | zorgtoeslag | huurtoeslag | kinderopvangtoeslag |
      هولندا | أمستردام | нідерландах | нидерландах`,
  },
  {
    means: 'sign',
    sign: 'jp',
    cues: `株式会社 | 合同会社 | 有限会社 | 円 | 東京 | 大阪 | 京都 | 神奈川 | 様 | 令和 | 簡易裁判所 | 税務署 | 市役所 | 区役所 |
       hello work |
      shikikin | reikin | zairyu | shakai hoken | kokumin kenko hoken | nenkin | juminzei | juminhyo | seishain | nhk`,
  },
  {
    means: 'sign',
    sign: 'us',
    cues: `
      llc | homeowners association | hoa | county sheriff | consumer financial protection bureau | fdcpa | validation notice |
      department of the treasury | social security administration | workforce commission | court clerk | small claims division |
      justice court | county clerk | united states district court | e zpass | n a`,
  },
  {
    means: 'sign',
    sign: 'ca',
    cues: `
      canada revenue agency | agence du revenu du canada | revenu québec | superior court of justice | office de la protection du consommateur |
      cour du québec | province of | equifax canada | protection du consommateur québec | permis opc | manitoba | saskatchewan |
      nova scotia | new brunswick | newfoundland | montréal | ottawa | calgary | edmonton | winnipeg`,
  },
  {
    means: 'sign',
    sign: 'au',
    cues: `
      centrelink | services australia | australian taxation office | ato | acn | local court of | magistrates court of | qcat |
      residential tenancies act | fines victoria | revenue nsw | sydney | melbourne | brisbane | adelaide | perth | canberra |
      western australia | south australia | tasmania`,
  },
  {
    means: 'sign',
    sign: 'nz',
    cues: `nzbn | hamilton 3216 | centrix | work and income | aotearoa | christchurch | dunedin | ministry of justice collections | nz`,
  },
  {
    means: 'sign',
    sign: 'ie',
    cues: `
      district court area | residential tenancies act 2004 | circuit court | courts service of ireland | clare | kerry | mayo |
      waterford | workplace relations commission | registered in ireland | abhaile | mabs | chúirt`,
  },
] as const satisfies readonly CueRow[]
