// Made from the server by `make schema`; do not edit.
export interface paths {
    "/api/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open Tables
         * @description Public tables that are not over, those with a free seat first.
         */
        get: operations["open_tables_api_tables_get"];
        put?: never;
        /**
         * Create
         * @description Set up a table. Its keys are returned only here.
         */
        post: operations["create_api_tables_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/seats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sit
         * @description Take a free seat. Show the key of another seat to sit down at the same screen.
         */
        post: operations["sit_api_tables__table__seats_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/chairs/{seat}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Place
         * @description Assign a chair, as the owner; a person who sat there loses the seat.
         *
         *     During the game, open a chair that was left to friends: from then on anyone may take it.
         */
        put: operations["place_api_tables__table__chairs__seat__put"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order
         * @description Put the chairs in another order, or shuffle them, as the owner.
         */
        post: operations["order_api_tables__table__order_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/hints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Hints
         * @description Turn hints on or off, as the owner.
         */
        put: operations["hints_api_tables__table__hints_put"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/slower": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Slower
         * @description In a real-time game against bots: let them play one level below, as the owner.
         */
        post: operations["slower_api_tables__table__slower_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start
         * @description Start the game, as the owner. Its first draws wait, for 3 seconds at most, for the numbers that clients have
         *     promised (`numbers` of the table); without any they are made before the answer.
         */
        post: operations["start_api_tables__table__start_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave
         * @description Leave a seat. It is kept for its key in a game with hidden information; else the key is no longer valid.
         */
        post: operations["leave_api_tables__table__leave_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End
         * @description End the game early, as the owner.
         */
        post: operations["end_api_tables__table__end_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rematch
         * @description Set up another table for the same players, who keep their keys.
         */
        post: operations["rematch_api_tables__table__rematch_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * About
         * @description The setup of a table: its seats and terms.
         */
        get: operations["about_api_tables__table__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Update
         * @description The table as the seat of the key sees it, with what happened since a revision.
         */
        get: operations["update_api_tables__table__update_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move
         * @description Make a move; sent again with the same command id, it is carried out once.
         */
        post: operations["move_api_tables__table__moves_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo
         * @description Take back your last decision, where that is fair.
         */
        post: operations["undo_api_tables__table__undo_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ready
         * @description Say that you are ready for the next round of a real-time game; programs need not, it goes on without them.
         */
        post: operations["ready_api_tables__table__ready_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause
         * @description Break off the round of a real-time game against bots; the next one waits until you are ready.
         */
        post: operations["pause_api_tables__table__pause_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/why": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Why
         * @description Check a move without making it: refused with the clause if it is not legal now.
         */
        get: operations["why_api_tables__table__why_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/stakes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * At Stake
         * @description The effects of each choice of the seat on turn, the weightiest first.
         */
        get: operations["at_stake_api_tables__table__stakes_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say
         * @description Send a chat message or one of the fixed reactions.
         */
        post: operations["say_api_tables__table__chat_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Record
         * @description The whole game as text, once it is over.
         */
        get: operations["record_api_tables__table__record_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/dice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Dice
         * @description Every draw made again from the seed, once the game is over.
         */
        get: operations["dice_api_tables__table__dice_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Replay
         * @description Revisions as a seat saw them: during the game your own or a spectator's view, afterwards any.
         */
        get: operations["replay_api_tables__table__replay_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/pledge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Pledge
         * @description Promise a number for the dice before the game, by its SHA-256. It counts if your last request, or open
         *     socket, is at most 30 seconds old when the game begins.
         */
        put: operations["pledge_api_tables__table__pledge_put"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/number": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Number
         * @description Show the number that you promised, when the game has begun; after the last one the first draws are made.
         */
        put: operations["number_api_tables__table__number_put"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/practice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Practise
         * @description Set up a table at which a game begins in a position immediately. Its keys are returned only here.
         */
        post: operations["practise_api_practice_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/rehearse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rehearse
         * @description At a practice table: make a move, then play a script for chance and for seats that wait for it.
         *
         *     All of it is played, or nothing. The answer is the revision of the first move.
         */
        post: operations["rehearse_api_tables__table__rehearse_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/hint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hint
         * @description The best choices of the seat on turn, with its chance to win; where the table allows it.
         */
        get: operations["hint_api_tables__table__hint_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/prospects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Prospects
         * @description Possible results of a choice with their exact probabilities, if hints are on and the game can tell; without a
         *     choice, the best of what can be had.
         */
        get: operations["prospects_api_tables__table__prospects_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Review
         * @description Chances over the whole game, turning points, luck and choices apart, once it is over.
         */
        get: operations["review_api_tables__table__review_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/house": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * House
         * @description The version, the bots, the reactions, and how long unused tables are kept.
         */
        get: operations["house_api_house_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Games
         * @description The games with their options.
         */
        get: operations["list_games_api_games_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rules
         * @description The rules of a game in English, French or German, as a page and clause by clause.
         */
        get: operations["rules_api_games__game__rules_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/lesson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lesson
         * @description The lesson of a game: steps for practice tables, what is asked in them, and what answers what.
         */
        get: operations["lesson_api_games__game__lesson_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Pictures
         * @description The pictures of "How to play" and of the rules, frame by frame.
         */
        get: operations["pictures_api_games__game__pictures_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/lesson/{step}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Learnt
         * @description Count what came of a step of a lesson. Nothing about the person is sent or kept.
         */
        post: operations["learnt_api_games__game__lesson__step__post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "socket/hello": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hello
         * @description The first message to a socket.
         */
        post: operations["hellosocket_hello_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "socket/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send
         * @description A message to a socket.
         */
        post: operations["sendsocket_send_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "socket/hear": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hear
         * @description A message from a socket.
         */
        post: operations["hearsocket_hear_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /**
         * AccountMessage
         * @description A seat's chance to win at the start and the end; `choices`: the loss by its own (0 or less), `luck`: the rest.
         */
        AccountMessage: {
            /** Start */
            start: number;
            /** End */
            end: number;
            /** Choices */
            choices: number;
            /** Luck */
            luck: number;
        };
        /**
         * AnswerEntry
         * @description A legal action, what is said to it, and the script that follows.
         */
        AnswerEntry: {
            /** Do */
            do: string;
            /** Say */
            say: string;
            /** Then */
            then: string[];
        };
        /**
         * AnswerMessage
         * @description A command was carried out and led to this revision; for chat, `revision` is the number of the line.
         */
        AnswerMessage: {
            /**
             * Kind
             * @constant
             */
            kind: "answer";
            /** Command */
            command: string;
            /** Revision */
            revision: number;
        };
        /**
         * BuzzMessage
         * @description Stop the player's time before the number is entered, where all players sit at one screen.
         */
        BuzzMessage: {
            /**
             * Command
             * @description An id of your own; a command sent again with the same id is carried out once.
             */
            command: string;
            /**
             * Buzz
             * @constant
             */
            buzz: true;
            /**
             * Revision
             * @description The last revision that you have seen.
             */
            revision: number;
            /** Reaction */
            reaction?: number | null;
        };
        /**
         * ChairMessage
         * @description `face`: a regular's or one of those for people, empty for a player without a picture. `stand_in`: a bot decides
         *     for a player who is away.
         *
         *     `kept`: only the player who left the chair may take it, until the owner opens it to friends. `host`: the player who
         *     set up the table, and starts the game.
         */
        ChairMessage: {
            /**
             * Sitter
             * @enum {string}
             */
            sitter: "nobody" | "person" | "bot";
            /** Name */
            name: string;
            /** Level */
            level: string;
            /** Face */
            face: string;
            /** Screen */
            screen: number;
            /** Present */
            present: boolean;
            /** Stand In */
            stand_in: boolean;
            /** Kept */
            kept: boolean;
            /** Host */
            host: boolean;
        };
        /**
         * ChairPlan
         * @description The intended occupant of a chair: me, another person at the same screen, a friend who gets the link, or a bot.
         *
         *     `face`: of a person, one of those that people choose from; of a bot, the id of the regular that it is to be, and
         *     another one comes if that one sits at the table already. Without a `name`, a person gets a nickname.
         */
        ChairPlan: {
            /**
             * Sitter
             * @enum {string}
             */
            sitter: "me" | "beside" | "friend" | "bot";
            /**
             * Name
             * @default
             */
            name?: string;
            /**
             * Level
             * @default medium
             */
            level?: string;
            /**
             * Face
             * @default
             */
            face?: string;
        };
        /**
         * ChanceMessage
         * @description A choice in notation, and the chance to win after it, from 0 to 1.
         */
        ChanceMessage: {
            /** Do */
            do: string;
            /** Chance */
            chance: number;
        };
        /** ChatAnswer */
        ChatAnswer: {
            /** Number */
            number: number;
        };
        /** ChatLineMessage */
        ChatLineMessage: {
            /** Number */
            number: number;
            /** At */
            at: number;
            /** Name */
            name: string;
            /** Said */
            said: string;
            /** Reaction */
            reaction: boolean;
        };
        /** ChatMessage */
        ChatMessage: {
            /**
             * Kind
             * @constant
             */
            kind: "chat";
            /** Lines */
            lines: components["schemas"]["ChatLineMessage"][];
        };
        /** ClauseAnswer */
        ClauseAnswer: {
            /** Id */
            id: string;
            /** Heading */
            heading: string;
            /** Text */
            text: string;
        };
        /**
         * ClockMessage
         * @description `left`: milliseconds that each seat has at the time `now`; pending decisions must be made by `deadline`.
         *
         *     `reveal`: the time at which all players see the draw together. An update that arrives earlier is shown then.
         *     `next_round`: for whom the next round of a real-time game waits; null unless it does.
         */
        ClockMessage: {
            /** Now */
            now: number;
            /** Left */
            left: number[] | null;
            /** Deadline */
            deadline: number | null;
            /** Reveal */
            reveal: number | null;
            next_round: components["schemas"]["NextRoundMessage"] | null;
        };
        /**
         * ClockTerms
         * @description `bank` and `increment` are in seconds.
         */
        ClockTerms: {
            /** Bank */
            bank: number;
            /** Increment */
            increment: number;
            /**
             * At Zero
             * @enum {string}
             */
            at_zero: "bot" | "skip";
        };
        /**
         * DecisionEntry
         * @description `show` marks what the board points at, `mark` what is touched first. After a right answer comes its own `then`,
         *     then this one, then `done`. With `any_wrong` every legal action that is not listed is right, like the first one.
         */
        DecisionEntry: {
            /** Say */
            say: string;
            /** Show */
            show: string[];
            /** Mark */
            mark: string[];
            /** Right */
            right: components["schemas"]["AnswerEntry"][];
            /** Poor */
            poor: components["schemas"]["AnswerEntry"][];
            /** Wrong */
            wrong: components["schemas"]["WrongEntry"][];
            /** Other */
            other: string;
            /** Then */
            then: string[];
            /** Done */
            done: string;
            /** Any Wrong */
            any_wrong: boolean;
        };
        /**
         * DiceMessage
         * @description The draws of a finished game, repeated. The hash of the server's `seed` should be the commitment made before.
         *
         *     `game_seed` follows from that seed and the `numbers` of the seats, and all draws follow from it. In games that began
         *     before there were numbers, it is the server's seed.
         */
        DiceMessage: {
            /** Commitment */
            commitment: string;
            /** Seed */
            seed: string;
            /** Numbers */
            numbers: components["schemas"]["SeatNumberMessage"][];
            /** Game Seed */
            game_seed: string;
            /** Draws */
            draws: components["schemas"]["DrawMessage"][];
        };
        /** DoMessage */
        DoMessage: {
            /**
             * Command
             * @description An id of your own; a command sent again with the same id is carried out once.
             */
            command: string;
            /**
             * Revision
             * @description The last revision that you have seen.
             */
            revision: number;
            /**
             * Do
             * @description The move in the notation of the game.
             */
            do: string;
            /** Reaction */
            reaction?: number | null;
        };
        /** Done */
        Done: {
            /** Done */
            done: boolean;
        };
        /**
         * DrawMessage
         * @description A draw: its move in the record, counted from 1, its outcome there, and the outcome from the seed.
         */
        DrawMessage: {
            /** Move */
            move: number;
            /** Revision */
            revision: number;
            /** Do */
            do: string;
            /** Drawn */
            drawn: string;
            /** Follows */
            follows: boolean;
        };
        /**
         * EchoBack
         * @description Return the number of an echo; there is no answer.
         */
        EchoBack: {
            /** Echo */
            echo: number;
        };
        /**
         * EchoMessage
         * @description The client sends it back immediately, so that the server can measure the round trip.
         */
        EchoMessage: {
            /**
             * Kind
             * @constant
             */
            kind: "echo";
            /** Echo */
            echo: number;
        };
        /**
         * @description Why something was refused.
         *
         *     - `illegal`: A clause of the rules forbids the move now; `clause` names it.
         *     - `notation`: The text is not a move of this game.
         *     - `option`: The game has no such option, or does not take this value.
         *     - `position`: The position cannot be; the text says why.
         *     - `unknown-game`: There is no game of this name.
         *     - `unknown-lesson`: The game has no lesson.
         *     - `not-your-turn`: Other seats, or the dice, come first.
         *     - `stale`: Something has happened since the revision for which the move was meant; look again.
         *     - `late`: The time for the decision is up.
         *     - `no-undo`: Nothing can be taken back now; the text says why.
         *     - `quiet`: The rules allow only reactions while the game is played.
         *     - `no-buzzer`: Buzzers exist only in real time at a shared screen.
         *     - `no-rounds`: Only real-time games have rounds to be ready for, to pause or to slow down.
         *     - `not-alone`: Only where one screen plays against bots.
         *     - `slowest`: No bot at the table can be slower.
         *     - `unknown-table`: There is no such table; unused ones are deleted.
         *     - `unknown-seat`: The table has no seat of this number.
         *     - `not-seated`: Only a player of the table may do this; the key is missing or no longer valid.
         *     - `not-owner`: Only the owner of the table may do this; the key is missing or wrong.
         *     - `hidden`: During the game a view of another seat is not shown.
         *     - `not-started`: The game has not begun.
         *     - `started`: The game has begun.
         *     - `over`: The game is over.
         *     - `seat-taken`: Another player has the seat.
         *     - `seat-kept`: The seat is kept for the player who left it.
         *     - `name-taken`: Another player at the table has this name.
         *     - `full`: No seat is free.
         *     - `open-seats`: A seat has no player yet, so the game cannot begin.
         *     - `order`: An order must name each seat once.
         *     - `pledged`: The seat has promised another number for the dice.
         *     - `number`: The number is not the one that the seat promised, or it promised none.
         *     - `no-hints`: Hints are off at this table.
         *     - `too-long`: The game has too many moves for a review.
         *     - `practice`: Not possible at a practice table, or possible only there; the text says which.
         *     - `set-aside`: What is stored of the table is damaged; it cannot be played on.
         *     - `unreadable`: The request or message is not of the described form; the text says where.
         *     - `name`: The name is empty or too long.
         *     - `face`: There is no such face for people.
         *     - `chat`: The chat message is empty or too long.
         *     - `reaction`: There is no such reaction.
         *     - `key`: A key of one's own must be long and random.
         *     - `unknown-address`: There is nothing at this address, or not for this method.
         *     - `foreign-origin`: A page of another host may not change anything here.
         *     - `too-large`: The request is larger than the server reads.
         *     - `too-slow`: The body of the request did not arrive in time.
         *     - `flood`: Too many requests or messages; wait, as Retry-After says, and try again.
         *     - `busy`: The server cannot do it right now; nothing has changed, and it may be tried again.
         *     - `restarting`: The server is about to stop; try again in a moment.
         *     - `hung-up`: The client closed the connection before the answer was ready.
         *     - `broken`: A bug of the server; the text has an id by which its log knows the request.
         * @enum {string}
         */
        ErrorCode: "illegal" | "notation" | "option" | "position" | "unknown-game" | "unknown-lesson" | "not-your-turn" | "stale" | "late" | "no-undo" | "quiet" | "no-buzzer" | "no-rounds" | "not-alone" | "slowest" | "unknown-table" | "unknown-seat" | "not-seated" | "not-owner" | "hidden" | "not-started" | "started" | "over" | "seat-taken" | "seat-kept" | "name-taken" | "full" | "open-seats" | "order" | "pledged" | "number" | "no-hints" | "too-long" | "practice" | "set-aside" | "unreadable" | "name" | "face" | "chat" | "reaction" | "key" | "unknown-address" | "foreign-origin" | "too-large" | "too-slow" | "flood" | "busy" | "restarting" | "hung-up" | "broken";
        /**
         * FinaleEntry
         * @description A game to win: `bots` are levels by seat, null for the learner; `dice` is what chance brings first.
         */
        FinaleEntry: {
            /** Title */
            title: string;
            /** Say */
            say: string;
            /** Won */
            won: string;
            /** Lost */
            lost: string;
            /** Position */
            position: {
                [key: string]: unknown;
            };
            /** Bots */
            bots: (string | null)[];
            /** Dice */
            dice: {
                [key: string]: string[];
            };
            /**
             * Retry
             * @enum {string}
             */
            retry: "same" | "new";
        };
        /**
         * FrameMessage
         * @description The view of the seat, the events that led to it, and its legal moves in notation.
         */
        FrameMessage: {
            view: components["schemas"]["GameView"];
            /** Events */
            events: components["schemas"]["GameEvent"][];
            /** Legal */
            legal: string[];
        };
        /**
         * GameEntry
         * @description `players` are the fewest and the most; `bots` are the levels, from the weakest to the strongest.
         *
         *     `lesson`: whether there is one.
         */
        GameEntry: {
            /** Name */
            name: string;
            /** Title */
            title: string;
            /** Summary */
            summary: string;
            /** Minutes */
            minutes: number;
            /** Players */
            players: number[];
            /** Bots */
            bots: string[];
            /** Options */
            options: components["schemas"]["OptionEntry"][];
            /** Presets */
            presets: components["schemas"]["PresetEntry"][];
            /** Lesson */
            lesson: boolean;
        };
        GameEvent: unknown;
        GameReason: unknown;
        /** @description Something that a choice would do: a stake of the table's game. */
        GameStake: components["schemas"]["DogStakeWins"] | components["schemas"]["DogStakeCapturesOwn"] | components["schemas"]["DogStakeCapturesPartner"] | components["schemas"]["DogStakeCaptures"] | components["schemas"]["DogStakeCapturesSeveral"] | components["schemas"]["DogStakeHelpsPartner"] | components["schemas"]["DogStakeHome"] | components["schemas"]["DogStakeAnotherLap"] | components["schemas"]["DogStakeCanCapture"] | components["schemas"]["DogStakeLosesCards"] | components["schemas"]["DogStakeNothingHappens"] | components["schemas"]["DogStakeSwaps"] | components["schemas"]["DogStakeBlocks"] | components["schemas"]["DogStakeOpensWay"] | components["schemas"]["DogStakeNearHome"] | components["schemas"]["DogStakeProtected"] | components["schemas"]["DogStakeMovesUp"] | components["schemas"]["DogStakePointsLeft"] | components["schemas"]["DogStakeGoesTo"] | components["schemas"]["DogStakeInReach"] | components["schemas"]["OverloadStakeWins"] | components["schemas"]["OverloadStakeOverloadsOwn"] | components["schemas"]["OverloadStakeOverloads"] | components["schemas"]["OverloadStakeScores"] | components["schemas"]["OverloadStakeMakesFull"] | components["schemas"]["OverloadStakeFeedsOwn"] | components["schemas"]["OverloadStakeMeets"] | components["schemas"]["OverloadStakeFeeds"] | components["schemas"]["OverloadStakeHands"] | components["schemas"]["OverloadStakeLands"] | components["schemas"]["OverloadStakeWorth"] | components["schemas"]["OverloadStakeCanBePassed"] | components["schemas"]["WuerfelExpressStakeWins"] | components["schemas"]["WuerfelExpressStakeTakesNothing"] | components["schemas"]["WuerfelExpressStakeSteals"] | components["schemas"]["WuerfelExpressStakeStealsFromLast"] | components["schemas"]["WuerfelExpressStakeReaches"] | components["schemas"]["WuerfelExpressStakeSure"] | components["schemas"]["WuerfelExpressStakeDrops"] | components["schemas"]["WuerfelExpressStakeMayTakeNothing"] | components["schemas"]["WuerfelExpressStakeThen"] | components["schemas"]["WuerfelExpressStakeLeaves"] | components["schemas"]["WuerfelExpressStakeTakesLantern"] | components["schemas"]["WuerfelExpressStakeLosesLantern"] | components["schemas"]["WuerfelblitzStakeRightWins"] | components["schemas"]["WuerfelblitzStakeRightBringsBlack"] | components["schemas"]["WuerfelblitzStakeWrongCostsWhite"];
        GameView: unknown;
        /** HTTPValidationError */
        HTTPValidationError: {
            /** Detail */
            detail?: components["schemas"]["ValidationError"][];
        };
        /**
         * Hello
         * @description The first message of a socket. Without a key the client is a spectator; `since` is the last revision seen.
         *
         *     `shared`: several players share this screen, and the socket is to get what all of them may see. It is sent a
         *     spectator's messages, but does not count as one.
         *     `says_ready`: the client sends `ready` after each round of a real-time game; the next one waits for that.
         */
        Hello: {
            /** Key */
            key?: string | null;
            /**
             * Shared
             * @default false
             */
            shared?: boolean;
            /** Since */
            since?: number | null;
            /**
             * Chat
             * @default 0
             */
            chat?: number;
            /**
             * Says Ready
             * @default false
             */
            says_ready?: boolean;
        };
        /**
         * HintMessage
         * @description The best choices at a revision, the best first.
         */
        HintMessage: {
            /** Revision */
            revision: number;
            /** Choices */
            choices: components["schemas"]["ChanceMessage"][];
        };
        /** HintsBody */
        HintsBody: {
            /** Hints */
            hints: boolean;
        };
        /**
         * HouseAnswer
         * @description Settings for all tables. `faces` are those that people choose from.
         *
         *     `kept_…`: days that unused tables are kept, before and after the game begins.
         */
        HouseAnswer: {
            /** Version */
            version: string;
            /** Bots */
            bots: string[];
            /** Regulars */
            regulars: components["schemas"]["RegularEntry"][];
            /** Faces */
            faces: string[];
            /** Reactions */
            reactions: string[];
            /** Kept Gathering */
            kept_gathering: number;
            /** Kept Played */
            kept_played: number;
            /** Longest Name */
            longest_name: number;
            /** Longest Saying */
            longest_saying: number;
        };
        JsonValue: unknown;
        /**
         * LearntBody
         * @description `reached` says that a step is on the screen, `missed-twice` that it has been missed a second time; `started` and
         *     `finished` are about the lesson.
         */
        LearntBody: {
            /**
             * What
             * @enum {string}
             */
            what: "started" | "reached" | "missed" | "missed-twice" | "left" | "finished";
        };
        /**
         * LessonEntry
         * @description `seat` is the learner's. Positions, dice and scripts are what a practice table takes.
         */
        LessonEntry: {
            /** Game */
            game: string;
            /** Language */
            language: string;
            /** Title */
            title: string;
            /** Minutes */
            minutes: number;
            /** Seat */
            seat: number;
            /** Players */
            players: components["schemas"]["PlayerEntry"][];
            /** Steps */
            steps: components["schemas"]["StepEntry"][];
            finale: components["schemas"]["FinaleEntry"];
        };
        /** ListedChair */
        ListedChair: {
            /**
             * Sitter
             * @enum {string}
             */
            sitter: "nobody" | "person" | "bot";
            /** Name */
            name: string;
            /** Face */
            face: string;
            /** Kept */
            kept: boolean;
        };
        /**
         * ListedTable
         * @description A public table. A chair is free if its `sitter` is `nobody` and it is not `kept`.
         */
        ListedTable: {
            /** Id */
            id: string;
            /** Game */
            game: string;
            /** Options */
            options: {
                [key: string]: string;
            };
            /**
             * Stage
             * @enum {string}
             */
            stage: "gathering" | "playing" | "over";
            /** Chairs */
            chairs: components["schemas"]["ListedChair"][];
            /** Created */
            created: number;
        };
        /**
         * MistakeMessage
         * @description A seat's move, the move of the coach, and the difference between the chances to win.
         */
        MistakeMessage: {
            /** Revision */
            revision: number;
            /** Seat */
            seat: number;
            /** Did */
            did: string;
            /** Better */
            better: string;
            /** Missed */
            missed: number;
        };
        /**
         * MoveBody
         * @description `reaction`: in a real-time game, milliseconds since the reveal on the player's own screen.
         */
        MoveBody: {
            /**
             * Command
             * @description An id of your own; a command sent again with the same id is carried out once.
             */
            command: string;
            /**
             * Revision
             * @description The last revision that you have seen.
             */
            revision: number;
            /**
             * Do
             * @description The move in the notation of the game.
             */
            do: string;
            /** Reaction */
            reaction?: number | null;
        };
        /**
         * NewTableAnswer
         * @description `owner` is the owner's key, `seats` are those at the owner's screen.
         */
        NewTableAnswer: {
            /** Id */
            id: string;
            /** Owner */
            owner: string;
            /** Seats */
            seats: components["schemas"]["SeatKey"][];
        };
        /**
         * NewTableBody
         * @description `chairs` are in the order of the seats; the number of players is the number of chairs.
         */
        NewTableBody: {
            /** Game */
            game: string;
            /**
             * Options
             * @default {}
             */
            options?: {
                [key: string]: components["schemas"]["JsonValue"];
            };
            /** Chairs */
            chairs: components["schemas"]["ChairPlan"][];
            /**
             * Public
             * @default false
             */
            public?: boolean;
            /**
             * Hints
             * @default false
             */
            hints?: boolean;
            clock?: components["schemas"]["TurnClock"] | null;
            /**
             * Stand In
             * @default 120
             */
            stand_in?: number | null;
            /** Owner */
            owner?: string | null;
        };
        /**
         * NextRoundMessage
         * @description `waiting`: seats whose players have yet to say that they are ready; the game goes on without them at `at`.
         *
         *     `at` is null where it waits for as long as they like.
         */
        NextRoundMessage: {
            /** Waiting */
            waiting: number[];
            /** At */
            at: number | null;
        };
        /**
         * NoticeMessage
         * @description A notice about a seat to all at the table.
         *
         *     `measured`: its reaction time is the server's own measurement; `away`: its player is away; `taken`: it was taken
         *     during the game.
         */
        NoticeMessage: {
            /**
             * Kind
             * @constant
             */
            kind: "notice";
            /** Seat */
            seat: number;
            /**
             * Code
             * @enum {string}
             */
            code: "measured" | "away" | "taken";
        };
        /**
         * NumberBody
         * @description The number that was promised, when the game has begun.
         */
        NumberBody: {
            /**
             * Number
             * @description 32 bytes as 64 hexadecimal digits.
             */
            number: string;
        };
        /** NumberMessage */
        NumberMessage: {
            /**
             * Number
             * @description 32 bytes as 64 hexadecimal digits.
             */
            number: string;
            /**
             * Command
             * @description An id of your own; a command sent again with the same id is carried out once.
             */
            command: string;
        };
        /**
         * OptionEntry
         * @description `accepted` says in words what may be given; `clause` is where the rules speak of it.
         *
         *     A number, or one for each seat, is from `low` to `high`, as a rule `usual`; a choice is one of `words`, several are
         *     any of them. Words in `fewest` need so many players.
         */
        OptionEntry: {
            /** Name */
            name: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "number" | "numbers" | "choice" | "several";
            /** Default */
            default: number | string | (number | string)[];
            /** Accepted */
            accepted: string;
            /** Clause */
            clause: string;
            /** Text */
            text: string;
            /** Low */
            low: number | null;
            /** High */
            high: number | null;
            /** Usual */
            usual: number | null;
            /** Words */
            words: string[] | null;
            /** Fewest */
            fewest: {
                [key: string]: number;
            };
        };
        /**
         * OrderBody
         * @description The present seats in their new order; without `seats` they are shuffled.
         */
        OrderBody: {
            /** Seats */
            seats?: number[] | null;
        };
        /**
         * OtherPlayer
         * @description A player of a practice table. Without a level it moves only by script.
         */
        OtherPlayer: {
            /** Name */
            name: string;
            /**
             * Face
             * @default
             */
            face?: string;
            /** Level */
            level?: string | null;
        };
        /** OutcomeMessage */
        OutcomeMessage: {
            /** Ranks */
            ranks: number[];
            /** Winners */
            winners: number[];
            /** Clause */
            clause: string;
            /** Why */
            why: string;
        };
        /**
         * PauseMessage
         * @description Where one screen plays against bots: break the round off. The next one waits for `ready`.
         */
        PauseMessage: {
            /**
             * Command
             * @description An id of your own; a command sent again with the same id is carried out once.
             */
            command: string;
            /**
             * Revision
             * @description The last revision that you have seen.
             */
            revision: number;
            /**
             * Pause
             * @constant
             */
            pause: true;
        };
        /**
         * PictureMessage
         * @description The first frame is a position; each of the others is the next move in it. `show` marks what is pointed at.
         */
        PictureMessage: {
            /** Id */
            id: string;
            /** Caption */
            caption: string;
            /** Seat */
            seat: number;
            /** Frames */
            frames: components["schemas"]["FrameMessage"][];
            /** Show */
            show: string[];
        };
        /**
         * PicturesMessage
         * @description The game in a minute, and the diagrams of its rules by clause.
         */
        PicturesMessage: {
            /** How To Play */
            how_to_play: components["schemas"]["PictureMessage"][];
            /** Clauses */
            clauses: {
                [key: string]: components["schemas"]["PictureMessage"][];
            };
        };
        /** PingMessage */
        PingMessage: {
            /**
             * Command
             * @description An id of your own; a command sent again with the same id is carried out once.
             */
            command: string;
            /**
             * Ping
             * @constant
             */
            ping: true;
        };
        /** PlaceAnswer */
        PlaceAnswer: {
            /** Key */
            key: string | null;
        };
        /**
         * PlayerEntry
         * @description A character; the learner, `you`, has neither name nor face.
         */
        PlayerEntry: {
            /** Id */
            id: string;
            /** Name */
            name: string;
            /** Face */
            face: string;
        };
        /**
         * PledgeBody
         * @description The SHA-256 of a number of 32 random bytes, which is shown when the game begins.
         *
         *     A seat promises one; a promise through a socket ends with the connection.
         */
        PledgeBody: {
            /**
             * Pledge
             * @description 32 bytes as 64 hexadecimal digits.
             */
            pledge: string;
        };
        /** PledgeMessage */
        PledgeMessage: {
            /**
             * Pledge
             * @description 32 bytes as 64 hexadecimal digits.
             */
            pledge: string;
            /**
             * Command
             * @description An id of your own; a command sent again with the same id is carried out once.
             */
            command: string;
        };
        /**
         * PracticeBody
         * @description `position` is one of the game, as `tablee show` writes it. `others` has an entry for each seat, null for yours.
         *
         *     `waits`: chance waits for a script instead of being drawn. `dice`: what chance brings first, as far as it is
         *     possible, in the notation of the game; for each seat (`1`, `2`, …) or for `all`.
         */
        PracticeBody: {
            /** Game */
            game: string;
            /** Position */
            position: {
                [key: string]: components["schemas"]["JsonValue"];
            };
            /**
             * Seat
             * @default 0
             */
            seat?: number;
            /** Name */
            name: string;
            /** Others */
            others: (components["schemas"]["OtherPlayer"] | null)[];
            /**
             * Waits
             * @default false
             */
            waits?: boolean;
            /** Dice */
            dice?: {
                [key: string]: string[];
            } | null;
        };
        /**
         * PresetEntry
         * @description What suits an evening with the family, a quick game, or experts: every option but the number of players, the
         *     level of the bots, and about how long it takes.
         */
        PresetEntry: {
            /** Name */
            name: string;
            /** Level */
            level: string;
            /** Minutes */
            minutes: number;
            /** Options */
            options: {
                [key: string]: number | string | (number | string)[];
            };
        };
        /**
         * Prospect
         * @description A possible consequence of a choice, in the game's notation, and its exact probability.
         */
        Prospect: {
            /** What */
            what: string;
            /** Chance */
            chance: number;
        };
        /** ProspectMessage */
        ProspectMessage: {
            /** Revision */
            revision: number;
            /** Prospects */
            prospects: components["schemas"]["Prospect"][];
        };
        /** ReactBody */
        ReactBody: {
            /**
             * Command
             * @description An id of your own; a command sent again with the same id is carried out once.
             */
            command: string;
            /** React */
            react: string;
        };
        /**
         * ReadyMessage
         * @description The player has read the result: the next round may begin. One message serves for all players at a screen.
         */
        ReadyMessage: {
            /**
             * Command
             * @description An id of your own; a command sent again with the same id is carried out once.
             */
            command: string;
            /**
             * Revision
             * @description The last revision that you have seen.
             */
            revision: number;
            /**
             * Ready
             * @constant
             */
            ready: true;
        };
        /**
         * Refusal
         * @description A code for programs, the clause of the rules if there is one, and a sentence for people.
         *
         *     `reason` has the facts behind the sentence, where a move is illegal and the game can tell why in this position.
         * @example {
         *       "clause": "OV6",
         *       "error": "illegal",
         *       "reason": {
         *         "is": "LoadFirst",
         *         "pawn": 0
         *       },
         *       "text": "First choose the load; then the die rolls and the pawn moves by itself."
         *     }
         */
        Refusal: {
            error: components["schemas"]["ErrorCode"];
            /** Clause */
            clause: string | null;
            /** Text */
            text: string;
            reason: components["schemas"]["GameReason"] | null;
        };
        /**
         * RefusalMessage
         * @description A command was refused: a code for programs, the clause of the rules, and a sentence for people.
         *
         *     `reason` has the facts behind the sentence, where a move is illegal and the game can tell why in this position.
         */
        RefusalMessage: {
            /**
             * Kind
             * @constant
             */
            kind: "refusal";
            /** Command */
            command: string | null;
            error: components["schemas"]["ErrorCode"];
            /** Clause */
            clause: string | null;
            /** Text */
            text: string;
            reason: components["schemas"]["GameReason"] | null;
        };
        /**
         * RegularEntry
         * @description A name and a face for a bot; `level` is how well one of that name plays.
         */
        RegularEntry: {
            /** Id */
            id: string;
            /** Name */
            name: string;
            /** Level */
            level: string;
        };
        /**
         * RehearseBody
         * @description `do` is your move, null for none; `then` are lines for chance and for players that move by script.
         *
         *     The line `*` draws what chance brings: by the dice of the table first, then at random.
         */
        RehearseBody: {
            /**
             * Command
             * @description An id of your own; a command sent again with the same id is carried out once.
             */
            command: string;
            /**
             * Revision
             * @description The last revision that you have seen.
             */
            revision: number;
            /** Do */
            do: string | null;
            /** Then */
            then?: string[];
        };
        /** RematchAnswer */
        RematchAnswer: {
            /** Id */
            id: string;
        };
        /**
         * ReplayMessage
         * @description Some of the revisions of a game, each with its view; `start` is the view before the first move of the game.
         */
        ReplayMessage: {
            /** Revisions */
            revisions: number;
            start: components["schemas"]["GameView"];
            /** Steps */
            steps: components["schemas"]["StepMessage"][];
            outcome: components["schemas"]["OutcomeMessage"] | null;
        };
        /**
         * ReviewMessage
         * @description Review of a game: chances before the first turn and after each, turning points, luck apart from choices.
         */
        ReviewMessage: {
            /** Before */
            before: number[];
            /** Turns */
            turns: components["schemas"]["TurnMessage"][];
            /** Accounts */
            accounts: components["schemas"]["AccountMessage"][];
            /** Turning Points */
            turning_points: components["schemas"]["TurningPointMessage"][];
            /** Mistakes */
            mistakes: components["schemas"]["MistakeMessage"][];
        };
        /** RevisionAnswer */
        RevisionAnswer: {
            /** Revision */
            revision: number;
        };
        /**
         * RoundBody
         * @description For the present round of a real-time game.
         */
        RoundBody: {
            /**
             * Command
             * @description An id of your own; a command sent again with the same id is carried out once.
             */
            command: string;
            /**
             * Revision
             * @description The last revision that you have seen.
             */
            revision: number;
        };
        /**
         * RulesAnswer
         * @description `page` is the full text in Markdown.
         */
        RulesAnswer: {
            /** Game */
            game: string;
            /** Language */
            language: string;
            /** Page */
            page: string;
            /** Clauses */
            clauses: components["schemas"]["ClauseAnswer"][];
        };
        /** SayBody */
        SayBody: {
            /**
             * Command
             * @description An id of your own; a command sent again with the same id is carried out once.
             */
            command: string;
            /** Say */
            say: string;
        };
        /**
         * SeatKey
         * @description The key is sent only once; its holder has the seat.
         */
        SeatKey: {
            /** Seat */
            seat: number;
            /** Key */
            key: string;
        };
        /**
         * SeatNumberMessage
         * @description The number of a seat, or what became of it: `silent` (none was promised), `pledged` (promised by its SHA-256,
         *     `pledge`, and still hidden), `given`, `withheld` (promised and never shown) or `bot` (the server's own).
         */
        SeatNumberMessage: {
            /**
             * State
             * @enum {string}
             */
            state: "silent" | "pledged" | "given" | "withheld" | "bot";
            /** Pledge */
            pledge: string | null;
            /** Number */
            number: string | null;
        };
        /**
         * SitBody
         * @description Without `seat`, the first free one is taken; without `name`, a nickname is given. `face`: one for people.
         */
        SitBody: {
            /** Name */
            name: string;
            /**
             * Face
             * @default
             */
            face?: string;
            /** Seat */
            seat?: number | null;
            /** Key */
            key?: string | null;
        };
        /**
         * StakesAnswer
         * @description The effects of each choice of the seat at a revision, by notation, the weightiest first.
         *
         *     Choices without effects worth telling are left out; a notation may have a form such as `<0-35>`.
         */
        StakesAnswer: {
            /** Revision */
            revision: number;
            /** Stakes */
            stakes: {
                [key: string]: components["schemas"]["GameStake"][];
            };
        };
        /**
         * StakesMessage
         * @description The answer to `stakes`.
         */
        StakesMessage: {
            /** Revision */
            revision: number;
            /** Stakes */
            stakes: {
                [key: string]: components["schemas"]["GameStake"][];
            };
            /**
             * Kind
             * @constant
             */
            kind: "stakes";
            /** Command */
            command: string;
        };
        /**
         * StakesQuestion
         * @description Ask what each choice would do, while the seat is to decide.
         */
        StakesQuestion: {
            /**
             * Command
             * @description An id of your own; a command sent again with the same id is carried out once.
             */
            command: string;
            /**
             * Stakes
             * @constant
             */
            stakes: true;
        };
        /**
         * StepEntry
         * @description One idea; `extra` steps, about variants, come after the finale.
         */
        StepEntry: {
            /** Id */
            id: string;
            /** Title */
            title: string;
            /** Clauses */
            clauses: string[];
            /** Extra */
            extra: boolean;
            /** Position */
            position: {
                [key: string]: unknown;
            };
            /** Decisions */
            decisions: components["schemas"]["DecisionEntry"][];
        };
        /**
         * StepMessage
         * @description A step as the viewer saw it; `seat` is null for chance, `undone` counts the moves that were taken back.
         *
         *     `on_turn` are the seats to decide after the step, which may not be the newest one.
         *     `view` is the view after the step, so that steps can be shown one by one. It is null for the last step, after which
         *     the update's own view holds, and in a long update for all but the last few.
         */
        StepMessage: {
            /** Revision */
            revision: number;
            /** Seat */
            seat: number | null;
            /**
             * By
             * @enum {string}
             */
            by: "chance" | "person" | "bot" | "stand-in" | "clock";
            /** At */
            at: number;
            /** Undone */
            undone: number;
            /** Events */
            events: components["schemas"]["GameEvent"][];
            /** On Turn */
            on_turn: number[];
            view: components["schemas"]["GameView"] | null;
        };
        /**
         * SyncMessage
         * @description Ask for the server's time.
         */
        SyncMessage: {
            /**
             * Command
             * @description An id of your own; a command sent again with the same id is carried out once.
             */
            command: string;
            /**
             * Sync
             * @constant
             */
            sync: true;
        };
        /**
         * TableMessage
         * @description The setup of a table. `you` is the seat of the key that was sent.
         *
         *     `quiet` is the clause that allows only reactions during the game. `slower`: whether the owner can let the bots of a
         *     real-time game play one level below. A table that is not used until `kept_until` is deleted. `commitment` is the
         *     SHA-256 of the server's `seed`, which is disclosed when the game is over; all dice and cards follow from that seed
         *     and the `numbers` of the seats. While one of them is `pledged`, the first draws wait for it, for a few seconds. At a
         *     `practice` table both are empty: nothing is promised about the dice there.
         *     For lists of tables: `on_turn` are the seats to decide, `revision` is the last one and `moved` its time, null before
         *     the first move. At the table, updates tell every change.
         */
        TableMessage: {
            /**
             * Kind
             * @constant
             */
            kind: "table";
            /** Id */
            id: string;
            /** Game */
            game: string;
            /** Title */
            title: string;
            /** Options */
            options: {
                [key: string]: string;
            };
            /**
             * Stage
             * @enum {string}
             */
            stage: "gathering" | "playing" | "over";
            /** Public */
            public: boolean;
            /** Hints */
            hints: boolean;
            clock: components["schemas"]["ClockTerms"] | null;
            /** Stand In */
            stand_in: number | null;
            /** Chairs */
            chairs: components["schemas"]["ChairMessage"][];
            /** Watching */
            watching: number;
            /** Slower */
            slower: boolean;
            /** Quiet */
            quiet: string | null;
            /** Rematch */
            rematch: string | null;
            /** Commitment */
            commitment: string;
            /** Seed */
            seed: string | null;
            /** Numbers */
            numbers: components["schemas"]["SeatNumberMessage"][];
            /** Created */
            created: number;
            /** Kept Until */
            kept_until: number;
            /** Practice */
            practice: boolean;
            /** On Turn */
            on_turn: number[];
            /** Revision */
            revision: number;
            /** Moved */
            moved: number | null;
            /** You */
            you: number | null;
        };
        /**
         * TimeMessage
         * @description The server's time in milliseconds; the answer to `sync`.
         */
        TimeMessage: {
            /**
             * Kind
             * @constant
             */
            kind: "time";
            /** Command */
            command: string;
            /** Now */
            now: number;
        };
        /**
         * TurnClock
         * @description `bank`: seconds for all decisions of a seat; `increment`: seconds added after each one.
         */
        TurnClock: {
            /** Bank */
            bank: number;
            /**
             * Increment
             * @default 0
             */
            increment?: number;
            /**
             * At Zero
             * @default bot
             * @enum {string}
             */
            at_zero?: "bot" | "skip";
        };
        /**
         * TurnMessage
         * @description The revision after a seat's turn, and every seat's chance to win then; without a seat, only chance has acted.
         */
        TurnMessage: {
            /** Revision */
            revision: number;
            /** Seat */
            seat: number | null;
            /** Chances */
            chances: number[];
        };
        /**
         * TurningPointMessage
         * @description The number of the turn, and each seat's gain by it.
         */
        TurningPointMessage: {
            /** Turn */
            turn: number;
            /** Swing */
            swing: number[];
        };
        /** UndoBody */
        UndoBody: {
            /**
             * Command
             * @description An id of your own; a command sent again with the same id is carried out once.
             */
            command: string;
            /**
             * Revision
             * @description The last revision that you have seen.
             */
            revision: number;
        };
        /** UndoMessage */
        UndoMessage: {
            /**
             * Command
             * @description An id of your own; a command sent again with the same id is carried out once.
             */
            command: string;
            /**
             * Revision
             * @description The last revision that you have seen.
             */
            revision: number;
            /**
             * Undo
             * @constant
             */
            undo: true;
        };
        /**
         * UpdateMessage
         * @description The steps since the viewer's last revision, and the position after them.
         *
         *     `you` is the viewer's seat, null for a spectator. In a game without hidden information all viewers are sent the same
         *     views, in which `you` is null: put this one in.
         *     `legal` are the viewer's legal moves in notation; `<0-35>` in one stands for any number in that range.
         *     `undo`: whether the viewer may undo.
         */
        UpdateMessage: {
            /**
             * Kind
             * @constant
             */
            kind: "update";
            /** Revision */
            revision: number;
            /** You */
            you: number | null;
            /** Steps */
            steps: components["schemas"]["StepMessage"][];
            view: components["schemas"]["GameView"];
            /** Legal */
            legal: string[];
            /** On Turn */
            on_turn: number[];
            clock: components["schemas"]["ClockMessage"];
            /** Undo */
            undo: boolean;
            outcome: components["schemas"]["OutcomeMessage"] | null;
        };
        /** ValidationError */
        ValidationError: {
            /** Location */
            loc: (string | number)[];
            /** Message */
            msg: string;
            /** Error Type */
            type: string;
            /** Input */
            input?: unknown;
            /** Context */
            ctx?: Record<string, never>;
        };
        /**
         * WhyMessage
         * @description Ask why a move is not allowed. Nothing is changed.
         */
        WhyMessage: {
            /**
             * Command
             * @description An id of your own; a command sent again with the same id is carried out once.
             */
            command: string;
            /**
             * Why
             * @description The move in the notation of the game.
             */
            why: string;
        };
        /**
         * WrongEntry
         * @description An action that the clause forbids, and what is said to it.
         */
        WrongEntry: {
            /** Do */
            do: string;
            /** Say */
            say: string;
            /** Clause */
            clause: string;
        };
        /**
         * Wins
         * @description DG28 The last pawn comes home.
         */
        DogStakeWins: {
            /** @enum {unknown} */
            is: "Wins";
            /**
             * @description How the player who chooses will take it: bad is a warning.
             * @default good
             * @enum {unknown}
             */
            tone?: "bad" | "good" | "plain";
        };
        /**
         * CapturesOwn
         * @description DG15, DG23 Pawns of the player itself go back to the start area.
         */
        DogStakeCapturesOwn: {
            /** @enum {unknown} */
            is: "CapturesOwn";
            pawns: number;
            /**
             * @description How the player who chooses will take it: bad is a warning.
             * @default bad
             * @enum {unknown}
             */
            tone?: "bad" | "good" | "plain";
        };
        /**
         * CapturesPartner
         * @description DG15, DG23 A pawn of the partner goes back to the start area.
         */
        DogStakeCapturesPartner: {
            /** @enum {unknown} */
            is: "CapturesPartner";
            /** @description A seat, counted from 0 in the order of turns. */
            partner: number;
            /**
             * @description How the player who chooses will take it: bad is a warning.
             * @default bad
             * @enum {unknown}
             */
            tone?: "bad" | "good" | "plain";
        };
        /**
         * Captures
         * @description DG15 A pawn of each of these opponents goes back to the start area.
         */
        DogStakeCaptures: {
            /** @enum {unknown} */
            is: "Captures";
            colours: number[];
            /**
             * @description How the player who chooses will take it: bad is a warning.
             * @default good
             * @enum {unknown}
             */
            tone?: "bad" | "good" | "plain";
        };
        /**
         * CapturesSeveral
         * @description DG23 So many pawns of these opponents, more than one of the same, go back to the start area.
         */
        DogStakeCapturesSeveral: {
            /** @enum {unknown} */
            is: "CapturesSeveral";
            pawns: number;
            colours: number[];
            /**
             * @description How the player who chooses will take it: bad is a warning.
             * @default good
             * @enum {unknown}
             */
            tone?: "bad" | "good" | "plain";
        };
        /**
         * HelpsPartner
         * @description DG27 The player's last pawn comes home.
         */
        DogStakeHelpsPartner: {
            /** @enum {unknown} */
            is: "HelpsPartner";
            /** @description A seat, counted from 0 in the order of turns. */
            partner: number;
            /**
             * @description How the player who chooses will take it: bad is a warning.
             * @default good
             * @enum {unknown}
             */
            tone?: "bad" | "good" | "plain";
        };
        /**
         * Home
         * @description DG19 The pawn turns into its lane.
         */
        DogStakeHome: {
            /** @enum {unknown} */
            is: "Home";
            space: number;
            /**
             * @description How the player who chooses will take it: bad is a warning.
             * @default good
             * @enum {unknown}
             */
            tone?: "bad" | "good" | "plain";
        };
        /**
         * AnotherLap
         * @description DG19 The pawn goes past its lane.
         */
        DogStakeAnotherLap: {
            /** @enum {unknown} */
            is: "AnotherLap";
            /** @description A seat, counted from 0 in the order of turns. */
            colour: number;
            /**
             * @description How the player who chooses will take it: bad is a warning.
             * @default bad
             * @enum {unknown}
             */
            tone?: "bad" | "good" | "plain";
        };
        /**
         * CanCapture
         * @description DG23 The best that the rest of the 7 can do.
         */
        DogStakeCanCapture: {
            /** @enum {unknown} */
            is: "CanCapture";
            colours: number[];
            /**
             * @description How the player who chooses will take it: bad is a warning.
             * @default good
             * @enum {unknown}
             */
            tone?: "bad" | "good" | "plain";
        };
        /**
         * LosesCards
         * @description DG10 The player is out of the round.
         */
        DogStakeLosesCards: {
            /** @enum {unknown} */
            is: "LosesCards";
            cards: number;
            /**
             * @description How the player who chooses will take it: bad is a warning.
             * @default bad
             * @enum {unknown}
             */
            tone?: "bad" | "good" | "plain";
        };
        /**
         * NothingHappens
         * @description DG25 A swap without effect.
         */
        DogStakeNothingHappens: {
            /** @enum {unknown} */
            is: "NothingHappens";
            /**
             * @description How the player who chooses will take it: bad is a warning.
             * @default plain
             * @enum {unknown}
             */
            tone?: "bad" | "good" | "plain";
        };
        /**
         * Swaps
         * @description DG25 How far the player's pawn and that of the other colour get, on or back.
         */
        DogStakeSwaps: {
            /** @enum {unknown} */
            is: "Swaps";
            own: number;
            /** @enum {unknown} */
            own_way: "back" | "on";
            /** @description A seat, counted from 0 in the order of turns. */
            other: number;
            others: number;
            /** @enum {unknown} */
            others_way: "back" | "on";
            /**
             * @description How the player who chooses will take it: bad is a warning.
             * @default plain
             * @enum {unknown}
             */
            tone?: "bad" | "good" | "plain";
        };
        /**
         * Blocks
         * @description DG18 Opponents whose pawns stand close behind the start square.
         */
        DogStakeBlocks: {
            /** @enum {unknown} */
            is: "Blocks";
            colours: number[];
            /**
             * @description How the player who chooses will take it: bad is a warning.
             * @default good
             * @enum {unknown}
             */
            tone?: "bad" | "good" | "plain";
        };
        /**
         * OpensWay
         * @description DG18 Whose pawn stands close behind the start square that becomes free: the partner's, or one's own (null).
         */
        DogStakeOpensWay: {
            /** @enum {unknown} */
            is: "OpensWay";
            partner: number | null;
            /**
             * @description How the player who chooses will take it: bad is a warning.
             * @default good
             * @enum {unknown}
             */
            tone?: "bad" | "good" | "plain";
        };
        /**
         * NearHome
         * @description DG19 From here so many steps lead into the lane, or (unless null) up to so many.
         */
        DogStakeNearHome: {
            /** @enum {unknown} */
            is: "NearHome";
            least: number;
            most: number | null;
            /**
             * @description How the player who chooses will take it: bad is a warning.
             * @default plain
             * @enum {unknown}
             */
            tone?: "bad" | "good" | "plain";
        };
        /**
         * Protected
         * @description DG18 On its own start square nobody captures or passes the pawn.
         */
        DogStakeProtected: {
            /** @enum {unknown} */
            is: "Protected";
            /**
             * @description How the player who chooses will take it: bad is a warning.
             * @default plain
             * @enum {unknown}
             */
            tone?: "bad" | "good" | "plain";
        };
        /**
         * MovesUp
         * @description DG19 The pawn makes room in its lane.
         */
        DogStakeMovesUp: {
            /** @enum {unknown} */
            is: "MovesUp";
            space: number;
            /**
             * @description How the player who chooses will take it: bad is a warning.
             * @default plain
             * @enum {unknown}
             */
            tone?: "bad" | "good" | "plain";
        };
        /**
         * PointsLeft
         * @description DG23 So much of the 7 is left for other pawns.
         */
        DogStakePointsLeft: {
            /** @enum {unknown} */
            is: "PointsLeft";
            points: number;
            /**
             * @description How the player who chooses will take it: bad is a warning.
             * @default plain
             * @enum {unknown}
             */
            tone?: "bad" | "good" | "plain";
        };
        /**
         * GoesTo
         * @description DG8 Who gets the card.
         */
        DogStakeGoesTo: {
            /** @enum {unknown} */
            is: "GoesTo";
            /** @description A seat, counted from 0 in the order of turns. */
            receiver: number;
            partner: boolean;
            /**
             * @description How the player who chooses will take it: bad is a warning.
             * @default plain
             * @enum {unknown}
             */
            tone?: "bad" | "good" | "plain";
        };
        /**
         * InReach
         * @description DG15 So many pawns of opponents can come there with one card.
         */
        DogStakeInReach: {
            /** @enum {unknown} */
            is: "InReach";
            pawns: number;
            /**
             * @description How the player who chooses will take it: bad is a warning.
             * @default plain
             * @enum {unknown}
             */
            tone?: "bad" | "good" | "plain";
        };
        /**
         * Wins
         * @description OV11 The target is reached.
         */
        OverloadStakeWins: {
            /** @enum {unknown} */
            is: "Wins";
            points: number;
            /**
             * @description How the player who chooses will take it: bad is a warning.
             * @default good
             * @enum {unknown}
             */
            tone?: "bad" | "good" | "plain";
        };
        /**
         * OverloadsOwn
         * @description OV10 A pawn of the player itself gets its ninth disc: so many discs are lost, and nothing earned.
         */
        OverloadStakeOverloadsOwn: {
            /** @enum {unknown} */
            is: "OverloadsOwn";
            discs: number;
            /**
             * @description How the player who chooses will take it: bad is a warning.
             * @default bad
             * @enum {unknown}
             */
            tone?: "bad" | "good" | "plain";
        };
        /**
         * Overloads
         * @description OV10 Pawns of these opponents get their ninth disc: points for the player, discs lost for them.
         */
        OverloadStakeOverloads: {
            /** @enum {unknown} */
            is: "Overloads";
            owners: number[];
            points: number;
            discs: number;
            /**
             * @description How the player who chooses will take it: bad is a warning.
             * @default good
             * @enum {unknown}
             */
            tone?: "bad" | "good" | "plain";
        };
        /**
         * Scores
         * @description OV12 The pawn reaches the finish.
         */
        OverloadStakeScores: {
            /** @enum {unknown} */
            is: "Scores";
            points: number;
            /**
             * @description How the player who chooses will take it: bad is a warning.
             * @default good
             * @enum {unknown}
             */
            tone?: "bad" | "good" | "plain";
        };
        /**
         * MakesFull
         * @description OV12 Pawns of these opponents get their eighth disc, and are worth so many points.
         */
        OverloadStakeMakesFull: {
            /** @enum {unknown} */
            is: "MakesFull";
            owners: number[];
            points: number;
            /**
             * @description How the player who chooses will take it: bad is a warning.
             * @default bad
             * @enum {unknown}
             */
            tone?: "bad" | "good" | "plain";
        };
        /**
         * FeedsOwn
         * @description OV8 The player's other pawn gets discs; `full` if it carries eight then.
         */
        OverloadStakeFeedsOwn: {
            /** @enum {unknown} */
            is: "FeedsOwn";
            discs: number;
            full: boolean;
            /**
             * @description How the player who chooses will take it: bad is a warning.
             * @default good
             * @enum {unknown}
             */
            tone?: "bad" | "good" | "plain";
        };
        /**
         * Meets
         * @description OV9 The pawns on the space reached.
         */
        OverloadStakeMeets: {
            /** @enum {unknown} */
            is: "Meets";
            pawns: components["schemas"]["OverloadStakeMet"][];
            /**
             * @description How the player who chooses will take it: bad is a warning.
             * @default plain
             * @enum {unknown}
             */
            tone?: "bad" | "good" | "plain";
        };
        /**
         * Met
         * @description A pawn on the space reached: whose it is, and its discs.
         */
        OverloadStakeMet: {
            /** @enum {unknown} */
            is: "Met";
            /** @description A seat, counted from 0 in the order of turns. */
            seat: number;
            /** @description Discs on a pawn; the ninth overloads it. */
            discs: number;
        };
        /**
         * Feeds
         * @description OV8 Pawns of these opponents are passed and get a disc.
         */
        OverloadStakeFeeds: {
            /** @enum {unknown} */
            is: "Feeds";
            owners: number[];
            /**
             * @description How the player who chooses will take it: bad is a warning.
             * @default plain
             * @enum {unknown}
             */
            tone?: "bad" | "good" | "plain";
        };
        /**
         * Hands
         * @description OV9 The discs of the pawn that moved and of the one it met, after giving or taking.
         */
        OverloadStakeHands: {
            /** @enum {unknown} */
            is: "Hands";
            /** @description Discs on a pawn; the ninth overloads it. */
            own: number;
            /** @description A seat, counted from 0 in the order of turns. */
            seat: number;
            /** @description Discs on a pawn; the ninth overloads it. */
            discs: number;
            /**
             * @description How the player who chooses will take it: bad is a warning.
             * @default plain
             * @enum {unknown}
             */
            tone?: "bad" | "good" | "plain";
        };
        /**
         * Lands
         * @description OV14, OV15, OV16 The pawn ends its move on a special space.
         */
        OverloadStakeLands: {
            /** @enum {unknown} */
            is: "Lands";
            special: components["schemas"]["OverloadStakeSpecial"];
            /**
             * @description How the player who chooses will take it: bad is a warning.
             * @default plain
             * @enum {unknown}
             */
            tone?: "bad" | "good" | "plain";
        };
        /**
         * Special
         * @description What a space is: plain, or one where pawns get or lose a disc, go a step, or deal with others twice.
         * @enum {unknown}
         */
        OverloadStakeSpecial: "double" | "minus" | "plain" | "plus" | "step";
        /**
         * Worth
         * @description OV5, OV12 What the load is worth if it reaches the finish as it is.
         */
        OverloadStakeWorth: {
            /** @enum {unknown} */
            is: "Worth";
            /** @description Discs on a pawn; the ninth overloads it. */
            discs: number;
            points: number;
            /**
             * @description How the player who chooses will take it: bad is a warning.
             * @default plain
             * @enum {unknown}
             */
            tone?: "bad" | "good" | "plain";
        };
        /**
         * CanBePassed
         * @description OV8 So many pawns of opponents may come to stand behind the pawn and pass it; a full one tips over then.
         */
        OverloadStakeCanBePassed: {
            /** @enum {unknown} */
            is: "CanBePassed";
            pawns: number;
            full: boolean;
            /**
             * @description How the player who chooses will take it: bad is a warning.
             * @default plain
             * @enum {unknown}
             */
            tone?: "bad" | "good" | "plain";
        };
        /**
         * Wins
         * @description WE18 The track reaches the goal.
         */
        WuerfelExpressStakeWins: {
            /** @enum {unknown} */
            is: "Wins";
            /**
             * @description How the player who chooses will take it: bad is a warning.
             * @default good
             * @enum {unknown}
             */
            tone?: "bad" | "good" | "plain";
        };
        /**
         * TakesNothing
         * @description WE15, WE16, WE17 The dice take nothing: a strip or some spaces are lost, or the lantern saves them.
         */
        WuerfelExpressStakeTakesNothing: {
            /** @enum {unknown} */
            is: "TakesNothing";
            strip: components["schemas"]["WuerfelExpressStakeStrip"] | null;
            spaces: number;
            lantern: boolean;
            /**
             * @description How the player who chooses will take it: bad is a warning.
             * @default plain
             * @enum {unknown}
             */
            tone?: "bad" | "good" | "plain";
        };
        /**
         * Strip
         * @description A strip of a colour, so many spaces long.
         */
        WuerfelExpressStakeStrip: {
            /** @enum {unknown} */
            is: "Strip";
            /** @description A colour: 0 is red, 1 is green, 2 is blue, 3 is yellow, 4 is white, 5 is black. */
            colour: number;
            length: number;
        };
        /**
         * Steals
         * @description WE12, WE14 The victim falls back to this space; `last` if nobody is behind it then.
         */
        WuerfelExpressStakeSteals: {
            /** @enum {unknown} */
            is: "Steals";
            /** @description A seat, counted from 0 in the order of turns. */
            victim: number;
            length: number;
            /** @description A space of the race track; the goal is 30. */
            end: number;
            last: boolean;
            /**
             * @description How the player who chooses will take it: bad is a warning.
             * @default good
             * @enum {unknown}
             */
            tone?: "bad" | "good" | "plain";
        };
        /**
         * StealsFromLast
         * @description WE17 The victim has the red lantern and stays where it is.
         */
        WuerfelExpressStakeStealsFromLast: {
            /** @enum {unknown} */
            is: "StealsFromLast";
            /** @description A seat, counted from 0 in the order of turns. */
            victim: number;
            length: number;
            /** @description A space of the race track; the goal is 30. */
            end: number;
            /**
             * @description How the player who chooses will take it: bad is a warning.
             * @default good
             * @enum {unknown}
             */
            tone?: "bad" | "good" | "plain";
        };
        /**
         * Reaches
         * @description WE3 The track reaches this space.
         */
        WuerfelExpressStakeReaches: {
            /** @enum {unknown} */
            is: "Reaches";
            /** @description A space of the race track; the goal is 30. */
            end: number;
            /**
             * @description How the player who chooses will take it: bad is a warning.
             * @default good
             * @enum {unknown}
             */
            tone?: "bad" | "good" | "plain";
        };
        /**
         * Sure
         * @description WE9 What the dice set aside take at least, whatever is rolled; something else where they are none.
         */
        WuerfelExpressStakeSure: {
            /** @enum {unknown} */
            is: "Sure";
            strips: components["schemas"]["WuerfelExpressStakeStrip"][];
            /**
             * @description How the player who chooses will take it: bad is a warning.
             * @default good
             * @enum {unknown}
             */
            tone?: "bad" | "good" | "plain";
        };
        /**
         * Drops
         * @description WE5, WE6 The colours that become free, the dice that are left, and the space where the track stays.
         */
        WuerfelExpressStakeDrops: {
            /** @enum {unknown} */
            is: "Drops";
            strips: components["schemas"]["WuerfelExpressStakeStrip"][];
            dice: number;
            /** @description A space of the race track; the goal is 30. */
            end: number;
            /**
             * @description How the player who chooses will take it: bad is a warning.
             * @default plain
             * @enum {unknown}
             */
            tone?: "bad" | "good" | "plain";
        };
        /**
         * MayTakeNothing
         * @description WE15 How likely that is, for a player who does everything to take any strip.
         */
        WuerfelExpressStakeMayTakeNothing: {
            /** @enum {unknown} */
            is: "MayTakeNothing";
            percent: number;
            strip: components["schemas"]["WuerfelExpressStakeStrip"] | null;
            spaces: number;
            lantern: boolean;
            /**
             * @description How the player who chooses will take it: bad is a warning.
             * @default plain
             * @enum {unknown}
             */
            tone?: "bad" | "good" | "plain";
        };
        /**
         * Then
         * @description WE8 What can be taken then, the longest of each colour.
         */
        WuerfelExpressStakeThen: {
            /** @enum {unknown} */
            is: "Then";
            prizes: components["schemas"]["WuerfelExpressStakePrize"][];
            /**
             * @description How the player who chooses will take it: bad is a warning.
             * @default plain
             * @enum {unknown}
             */
            tone?: "bad" | "good" | "plain";
        };
        /**
         * Prize
         * @description A strip that can be taken, and from whom; null is the supply.
         */
        WuerfelExpressStakePrize: {
            /** @enum {unknown} */
            is: "Prize";
            strip: components["schemas"]["WuerfelExpressStakeStrip"];
            victim: number | null;
        };
        /**
         * Leaves
         * @description WE11 What could still be taken, the longest of each colour.
         */
        WuerfelExpressStakeLeaves: {
            /** @enum {unknown} */
            is: "Leaves";
            prizes: components["schemas"]["WuerfelExpressStakePrize"][];
            /**
             * @description How the player who chooses will take it: bad is a warning.
             * @default bad
             * @enum {unknown}
             */
            tone?: "bad" | "good" | "plain";
        };
        /**
         * TakesLantern
         * @description WE17 The player is last then.
         */
        WuerfelExpressStakeTakesLantern: {
            /** @enum {unknown} */
            is: "TakesLantern";
            /**
             * @description How the player who chooses will take it: bad is a warning.
             * @default plain
             * @enum {unknown}
             */
            tone?: "bad" | "good" | "plain";
        };
        /**
         * LosesLantern
         * @description WE17 The player is last no more.
         */
        WuerfelExpressStakeLosesLantern: {
            /** @enum {unknown} */
            is: "LosesLantern";
            /**
             * @description How the player who chooses will take it: bad is a warning.
             * @default plain
             * @enum {unknown}
             */
            tone?: "bad" | "good" | "plain";
        };
        /**
         * RightWins
         * @description WB9, WB10 A right answer that counts brings the last black token.
         */
        WuerfelblitzStakeRightWins: {
            /** @enum {unknown} */
            is: "RightWins";
            /**
             * @description How the player who chooses will take it: bad is a warning.
             * @default good
             * @enum {unknown}
             */
            tone?: "bad" | "good" | "plain";
        };
        /**
         * RightBringsBlack
         * @description WB9 A right answer that counts turns the player's white tokens into a black one.
         */
        WuerfelblitzStakeRightBringsBlack: {
            /** @enum {unknown} */
            is: "RightBringsBlack";
            /**
             * @description How the player who chooses will take it: bad is a warning.
             * @default good
             * @enum {unknown}
             */
            tone?: "bad" | "good" | "plain";
        };
        /**
         * WrongCostsWhite
         * @description WB6 A wrong answer that counts costs a white token.
         */
        WuerfelblitzStakeWrongCostsWhite: {
            /** @enum {unknown} */
            is: "WrongCostsWhite";
            /**
             * @description How the player who chooses will take it: bad is a warning.
             * @default bad
             * @enum {unknown}
             */
            tone?: "bad" | "good" | "plain";
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    open_tables_api_tables_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedTable"][];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed or is overloaded; nothing has changed. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    create_api_tables_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTableBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewTableAnswer"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed or is overloaded; nothing has changed. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    sit_api_tables__table__seats_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SitBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeatKey"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed or is overloaded; nothing has changed. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    place_api_tables__table__chairs__seat__put: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
                /** @description The number of a seat, beginning with 0. */
                seat: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChairPlan"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaceAnswer"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed or is overloaded; nothing has changed. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    order_api_tables__table__order_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed or is overloaded; nothing has changed. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    hints_api_tables__table__hints_put: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HintsBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed or is overloaded; nothing has changed. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    slower_api_tables__table__slower_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed or is overloaded; nothing has changed. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    start_api_tables__table__start_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed or is overloaded; nothing has changed. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    leave_api_tables__table__leave_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed or is overloaded; nothing has changed. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    end_api_tables__table__end_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed or is overloaded; nothing has changed. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    rematch_api_tables__table__rematch_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RematchAnswer"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed or is overloaded; nothing has changed. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    about_api_tables__table__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableMessage"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed or is overloaded; nothing has changed. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    update_api_tables__table__update_get: {
        parameters: {
            query?: {
                since?: number | null;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateMessage"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed or is overloaded; nothing has changed. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    move_api_tables__table__moves_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevisionAnswer"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed or is overloaded; nothing has changed. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    undo_api_tables__table__undo_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevisionAnswer"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed or is overloaded; nothing has changed. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    ready_api_tables__table__ready_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoundBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevisionAnswer"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed or is overloaded; nothing has changed. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    pause_api_tables__table__pause_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoundBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevisionAnswer"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed or is overloaded; nothing has changed. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    why_api_tables__table__why_get: {
        parameters: {
            query: {
                /** @description The move in the notation of the game. */
                do: string;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed or is overloaded; nothing has changed. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    at_stake_api_tables__table__stakes_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StakesAnswer"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed or is overloaded; nothing has changed. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    say_api_tables__table__chat_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SayBody"] | components["schemas"]["ReactBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatAnswer"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed or is overloaded; nothing has changed. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    record_api_tables__table__record_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                    "text/plain": unknown;
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed or is overloaded; nothing has changed. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    dice_api_tables__table__dice_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiceMessage"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed or is overloaded; nothing has changed. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    replay_api_tables__table__replay_get: {
        parameters: {
            query?: {
                seat?: number | null;
                first?: number;
                count?: number;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayMessage"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed or is overloaded; nothing has changed. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    pledge_api_tables__table__pledge_put: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PledgeBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed or is overloaded; nothing has changed. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    number_api_tables__table__number_put: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NumberBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed or is overloaded; nothing has changed. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    practise_api_practice_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PracticeBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewTableAnswer"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed or is overloaded; nothing has changed. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    rehearse_api_tables__table__rehearse_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RehearseBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevisionAnswer"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed or is overloaded; nothing has changed. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    hint_api_tables__table__hint_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HintMessage"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed or is overloaded; nothing has changed. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    prospects_api_tables__table__prospects_get: {
        parameters: {
            query?: {
                do?: string | null;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProspectMessage"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed or is overloaded; nothing has changed. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    review_api_tables__table__review_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewMessage"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed or is overloaded; nothing has changed. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    house_api_house_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HouseAnswer"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed or is overloaded; nothing has changed. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    list_games_api_games_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameEntry"][];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed or is overloaded; nothing has changed. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    rules_api_games__game__rules_get: {
        parameters: {
            query?: {
                language?: string;
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RulesAnswer"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed or is overloaded; nothing has changed. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    lesson_api_games__game__lesson_get: {
        parameters: {
            query?: {
                language?: string;
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonEntry"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed or is overloaded; nothing has changed. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    pictures_api_games__game__pictures_get: {
        parameters: {
            query?: {
                language?: string;
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PicturesMessage"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed or is overloaded; nothing has changed. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    learnt_api_games__game__lesson__step__post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
                step: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LearntBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Refused; nothing has changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The server failed or is overloaded; nothing has changed. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    hellosocket_hello_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Hello"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    sendsocket_send_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DoMessage"] | components["schemas"]["UndoMessage"] | components["schemas"]["WhyMessage"] | components["schemas"]["SayBody"] | components["schemas"]["ReactBody"] | components["schemas"]["BuzzMessage"] | components["schemas"]["ReadyMessage"] | components["schemas"]["PauseMessage"] | components["schemas"]["PledgeMessage"] | components["schemas"]["NumberMessage"] | components["schemas"]["PingMessage"] | components["schemas"]["StakesQuestion"] | components["schemas"]["SyncMessage"] | components["schemas"]["EchoBack"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    hearsocket_hear_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TableMessage"] | components["schemas"]["UpdateMessage"] | components["schemas"]["ChatMessage"] | components["schemas"]["AnswerMessage"] | components["schemas"]["RefusalMessage"] | components["schemas"]["EchoMessage"] | components["schemas"]["TimeMessage"] | components["schemas"]["NoticeMessage"] | components["schemas"]["StakesMessage"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
}
