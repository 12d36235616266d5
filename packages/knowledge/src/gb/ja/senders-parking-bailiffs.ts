/** Who writes to people, law firms, bailiffs and parking firms: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_PARKING_BAILIFFS_JA: Words = {
  'gb.sender.marston': {
    says: 'Marstonは、強制の取立ての会社です。そこの人は、役所や裁判所のために取り立てる執行官（bailiffs）です。令状（warrant）、命令（writ）、納付命令（liability order）があるときだけ動けます。',
    complainTo:
      'まずその会社。次に、加わっていればEnforcement Conduct Board、または頼んだ役所か裁判所。',
    nextStep:
      'どの裁判所の命令か納付命令（liability order）を持っているか聞く。訪問の前に電話し、中に入れない。',
  },
  'gb.sender.bristow-sutor': {
    says: 'Bristow & Sutorは、強制の取立ての会社です。そこの人は、役所や裁判所のために取り立てる執行官（bailiffs）です。令状（warrant）、命令（writ）、納付命令（liability order）があるときだけ動けます。',
    complainTo:
      'まずその会社。次に、加わっていればEnforcement Conduct Board、または頼んだ役所か裁判所。',
    nextStep:
      'どの裁判所の命令か納付命令（liability order）を持っているか聞く。訪問の前に電話し、中に入れない。',
  },
  'gb.sender.jacobs': {
    says: 'Jacobsは、強制の取立ての会社です。そこの人は、役所や裁判所のために取り立てる執行官（bailiffs）です。令状（warrant）、命令（writ）、納付命令（liability order）があるときだけ動けます。',
    complainTo:
      'まずその会社。次に、加わっていればEnforcement Conduct Board、または頼んだ役所か裁判所。',
    nextStep:
      'どの裁判所の命令か納付命令（liability order）を持っているか聞く。訪問の前に電話し、中に入れない。',
  },
  'gb.sender.equita': {
    says: 'Equitaは、強制の取立ての会社です。そこの人は、役所や裁判所のために取り立てる執行官（bailiffs）です。令状（warrant）、命令（writ）、納付命令（liability order）があるときだけ動けます。',
    complainTo:
      'まずその会社。次に、加わっていればEnforcement Conduct Board、または頼んだ役所か裁判所。',
    nextStep:
      'どの裁判所の命令か納付命令（liability order）を持っているか聞く。訪問の前に電話し、中に入れない。',
  },
  'gb.sender.rundles': {
    says: 'Rundlesは、強制の取立ての会社です。そこの人は、役所や裁判所のために取り立てる執行官（bailiffs）です。令状（warrant）、命令（writ）、納付命令（liability order）があるときだけ動けます。',
    complainTo:
      'まずその会社。次に、加わっていればEnforcement Conduct Board、または頼んだ役所か裁判所。',
    nextStep:
      'どの裁判所の命令か納付命令（liability order）を持っているか聞く。訪問の前に電話し、中に入れない。',
  },
  'gb.sender.newlyn': {
    says: 'Newlynは、強制の取立ての会社です。そこの人は、役所や裁判所のために取り立てる執行官（bailiffs）です。令状（warrant）、命令（writ）、納付命令（liability order）があるときだけ動けます。',
    complainTo:
      'まずその会社。次に、加わっていればEnforcement Conduct Board、または頼んだ役所か裁判所。',
    nextStep:
      'どの裁判所の命令か納付命令（liability order）を持っているか聞く。訪問の前に電話し、中に入れない。',
  },
  'gb.sender.cder': {
    says: 'CDER Groupは、強制の取立ての会社です。そこの人は、役所や裁判所のために取り立てる執行官（bailiffs）です。令状（warrant）、命令（writ）、納付命令（liability order）があるときだけ動けます。',
    complainTo:
      'まずその会社。次に、加わっていればEnforcement Conduct Board、または頼んだ役所か裁判所。',
    nextStep:
      'どの裁判所の命令か納付命令（liability order）を持っているか聞く。訪問の前に電話し、中に入れない。',
  },
  'gb.sender.dukes': {
    says: 'Dukesは、強制の取立ての会社です。そこの人は、役所や裁判所のために取り立てる執行官（bailiffs）です。令状（warrant）、命令（writ）、納付命令（liability order）があるときだけ動けます。',
    complainTo:
      'まずその会社。次に、加わっていればEnforcement Conduct Board、または頼んだ役所か裁判所。',
    nextStep:
      'どの裁判所の命令か納付命令（liability order）を持っているか聞く。訪問の前に電話し、中に入れない。',
  },
  'gb.sender.ross-roberts': {
    says: 'Ross & Robertsは、強制の取立ての会社です。そこの人は、役所や裁判所のために取り立てる執行官（bailiffs）です。令状（warrant）、命令（writ）、納付命令（liability order）があるときだけ動けます。',
    complainTo:
      'まずその会社。次に、加わっていればEnforcement Conduct Board、または頼んだ役所か裁判所。',
    nextStep:
      'どの裁判所の命令か納付命令（liability order）を持っているか聞く。訪問の前に電話し、中に入れない。',
  },
  'gb.sender.penham-excel': {
    says: 'Penham Excelは、強制の取立ての会社です。そこの人は、役所や裁判所のために取り立てる執行官（bailiffs）です。令状（warrant）、命令（writ）、納付命令（liability order）があるときだけ動けます。',
    complainTo:
      'まずその会社。次に、加わっていればEnforcement Conduct Board、または頼んだ役所か裁判所。',
    nextStep:
      'どの裁判所の命令か納付命令（liability order）を持っているか聞く。訪問の前に電話し、中に入れない。',
  },
  'gb.sender.whyte': {
    says: 'Whyte & Coは、強制の取立ての会社です。そこの人は、役所や裁判所のために取り立てる執行官（bailiffs）です。令状（warrant）、命令（writ）、納付命令（liability order）があるときだけ動けます。',
    complainTo:
      'まずその会社。次に、加わっていればEnforcement Conduct Board、または頼んだ役所か裁判所。',
    nextStep:
      'どの裁判所の命令か納付命令（liability order）を持っているか聞く。訪問の前に電話し、中に入れない。',
  },
  'gb.sender.parkingeye': {
    says: 'ParkingEyeは、民間の駐車会社です。役所ではなく、その料金は罰金（fine）ではありません。普通の会社と同じように、裁判を起こせるだけです。',
    appealsBody: 'POPLA',
    complainTo: 'まず駐車場の運営会社。無料の不服申立て先は通知に書いてあります。',
    nextStep: '通知の日付を確かめる。裁判所の用紙があるなら、先にそれに答える。',
  },
  'gb.sender.euro-car-parks': {
    says: 'Euro Car Parksは、民間の駐車会社です。役所ではなく、その料金は罰金（fine）ではありません。普通の会社と同じように、裁判を起こせるだけです。',
    appealsBody: 'POPLA',
    complainTo: 'まず駐車場の運営会社。無料の不服申立て先は通知に書いてあります。',
    nextStep: '通知の日付を確かめる。裁判所の用紙があるなら、先にそれに答える。',
  },
  'gb.sender.horizon': {
    says: 'Horizonは、民間の駐車会社です。役所ではなく、その料金は罰金（fine）ではありません。普通の会社と同じように、裁判を起こせるだけです。',
    appealsBody: 'POPLA',
    complainTo: 'まず駐車場の運営会社。無料の不服申立て先は通知に書いてあります。',
    nextStep: '通知の日付を確かめる。裁判所の用紙があるなら、先にそれに答える。',
  },
  'gb.sender.excel': {
    says: 'Excelは、民間の駐車会社です。役所ではなく、その料金は罰金（fine）ではありません。普通の会社と同じように、裁判を起こせるだけです。',
    appealsBody: 'Independent Appeals Service (IAS)',
    complainTo: 'まず駐車場の運営会社。無料の不服申立て先は通知に書いてあります。',
    nextStep: '通知の日付を確かめる。裁判所の用紙があるなら、先にそれに答える。',
  },
  'gb.sender.vcs': {
    says: 'Vehicle Control Servicesは、民間の駐車会社です。役所ではなく、その料金は罰金（fine）ではありません。普通の会社と同じように、裁判を起こせるだけです。',
    appealsBody: 'Independent Appeals Service (IAS)',
    complainTo: 'まず駐車場の運営会社。無料の不服申立て先は通知に書いてあります。',
    nextStep: '通知の日付を確かめる。裁判所の用紙があるなら、先にそれに答える。',
  },
  'gb.sender.met': {
    says: 'MET Parkingは、民間の駐車会社です。役所ではなく、その料金は罰金（fine）ではありません。普通の会社と同じように、裁判を起こせるだけです。',
    complainTo: 'まず駐車場の運営会社。無料の不服申立て先は通知に書いてあります。',
    nextStep: '通知の日付を確かめる。裁判所の用紙があるなら、先にそれに答える。',
  },
  'gb.sender.ukpc': {
    says: 'UKPCは、民間の駐車会社です。役所ではなく、その料金は罰金（fine）ではありません。普通の会社と同じように、裁判を起こせるだけです。',
    complainTo: 'まず駐車場の運営会社。無料の不服申立て先は通知に書いてあります。',
    nextStep: '通知の日付を確かめる。裁判所の用紙があるなら、先にそれに答える。',
  },
  'gb.sender.smart': {
    says: 'Smart Parkingは、民間の駐車会社です。役所ではなく、その料金は罰金（fine）ではありません。普通の会社と同じように、裁判を起こせるだけです。',
    complainTo: 'まず駐車場の運営会社。無料の不服申立て先は通知に書いてあります。',
    nextStep: '通知の日付を確かめる。裁判所の用紙があるなら、先にそれに答える。',
  },
  'gb.sender.apcoa': {
    says: 'APCOAは、会社のために駐車場を運営し、一部の役所、駅、空港のためにも働きます。だれからの通知か見てください。民間の土地の料金は、罰金（fine）ではありません。',
    complainTo: 'まず駐車場の運営会社。無料の不服申立て先は通知に書いてあります。',
    nextStep: '通知の日付を確かめる。裁判所の用紙があるなら、先にそれに答える。',
  },
  'gb.sender.ncp': {
    says: 'NCPは、自分の駐車場とほかの会社の駐車場を運営します。だれからの通知か見てください。民間の土地の料金は、罰金（fine）ではありません。',
    complainTo: 'まず駐車場の運営会社。無料の不服申立て先は通知に書いてあります。',
    nextStep: '通知の日付を確かめる。裁判所の用紙があるなら、先にそれに答える。',
  },
  'gb.sender.britannia': {
    says: 'Britanniaは、民間の駐車会社です。役所ではなく、その料金は罰金（fine）ではありません。普通の会社と同じように、裁判を起こせるだけです。',
    complainTo: 'まず駐車場の運営会社。無料の不服申立て先は通知に書いてあります。',
    nextStep: '通知の日付を確かめる。裁判所の用紙があるなら、先にそれに答える。',
  },
  'gb.sender.premier-park': {
    says: 'Premier Parkは、民間の駐車会社です。役所ではなく、その料金は罰金（fine）ではありません。普通の会社と同じように、裁判を起こせるだけです。',
    complainTo: 'まず駐車場の運営会社。無料の不服申立て先は通知に書いてあります。',
    nextStep: '通知の日付を確かめる。裁判所の用紙があるなら、先にそれに答える。',
  },
  'gb.sender.group-nexus': {
    says: 'GroupNexusは、民間の駐車会社です。役所ではなく、その料金は罰金（fine）ではありません。普通の会社と同じように、裁判を起こせるだけです。',
    complainTo: 'まず駐車場の運営会社。無料の不服申立て先は通知に書いてあります。',
    nextStep: '通知の日付を確かめる。裁判所の用紙があるなら、先にそれに答える。',
  },
}
