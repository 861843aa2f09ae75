COMMENT ON SCHEMA public IS 'standard public schema';

CREATE TABLE public.accounts (
    id uuid NOT NULL,
    roles text[] NOT NULL,
    contact_name text NOT NULL,
    company_name text,
    city text,
    country text,
    approved_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT accounts_roles_check CHECK ((roles <@ ARRAY['buyer'::text, 'supplier'::text]))
);

CREATE TABLE public.auth_credentials (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    account_id text NOT NULL,
    provider_id text NOT NULL,
    password text,
    access_token text,
    refresh_token text,
    id_token text,
    access_token_expires_at timestamp with time zone,
    refresh_token_expires_at timestamp with time zone,
    scope text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.auth_sessions (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    token_hash text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    ip_address text,
    user_agent text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.auth_users (
    id uuid NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    email_verified boolean DEFAULT false NOT NULL,
    image text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT auth_users_email_check CHECK ((email = lower(email)))
);

CREATE TABLE public.auth_verifications (
    id uuid NOT NULL,
    identifier text NOT NULL,
    value text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.company_profiles (
    account_id uuid NOT NULL,
    phone text NOT NULL,
    address text NOT NULL,
    company_type text,
    business_license text,
    tax_id text,
    vendor_type text,
    description text,
    website text,
    equipment_types text[] DEFAULT '{}'::text[] NOT NULL,
    logo_id uuid,
    licence_id uuid,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.media (
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    created_by uuid NOT NULL,
    kind text NOT NULL,
    visibility text NOT NULL,
    content_hash text NOT NULL,
    mime text NOT NULL,
    bytes bigint NOT NULL,
    width bigint,
    height bigint,
    original_name text NOT NULL,
    sizes text[] DEFAULT '{}'::text[] NOT NULL,
    attached_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT media_bytes_check CHECK ((bytes > 0)),
    CONSTRAINT media_check CHECK (((kind = 'image'::text) = ((width IS NOT NULL) AND (height IS NOT NULL)))),
    CONSTRAINT media_check1 CHECK (((kind = 'image'::text) = (mime = 'image/webp'::text))),
    CONSTRAINT media_content_hash_check CHECK ((content_hash ~ '^[0-9a-f]{64}$'::text)),
    CONSTRAINT media_documents_are_private CHECK (((kind = 'image'::text) OR (visibility = 'private'::text))),
    CONSTRAINT media_height_check CHECK ((height > 0)),
    CONSTRAINT media_kind_check CHECK ((kind = ANY (ARRAY['image'::text, 'document'::text]))),
    CONSTRAINT media_mime_check CHECK ((mime = ANY (ARRAY['image/webp'::text, 'application/pdf'::text]))),
    CONSTRAINT media_original_name_check CHECK (((char_length(original_name) >= 1) AND (char_length(original_name) <= 120))),
    CONSTRAINT media_sizes_check CHECK ((sizes <@ ARRAY['full'::text, 'card'::text, 'thumb'::text])),
    CONSTRAINT media_visibility_check CHECK ((visibility = ANY (ARRAY['public'::text, 'private'::text]))),
    CONSTRAINT media_width_check CHECK ((width > 0))
);

CREATE TABLE public.members (
    user_id uuid NOT NULL,
    account_id uuid NOT NULL,
    "position" text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT members_position_check CHECK (("position" = ANY (ARRAY['owner'::text, 'manager'::text, 'agent'::text])))
);

CREATE TABLE public.operators (
    user_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.schema_migrations (
    version character varying NOT NULL
);

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.auth_credentials
    ADD CONSTRAINT auth_credentials_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.auth_credentials
    ADD CONSTRAINT auth_credentials_provider_id_account_id_key UNIQUE (provider_id, account_id);

ALTER TABLE ONLY public.auth_sessions
    ADD CONSTRAINT auth_sessions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.auth_sessions
    ADD CONSTRAINT auth_sessions_token_hash_key UNIQUE (token_hash);

ALTER TABLE ONLY public.auth_users
    ADD CONSTRAINT auth_users_email_key UNIQUE (email);

ALTER TABLE ONLY public.auth_users
    ADD CONSTRAINT auth_users_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.auth_verifications
    ADD CONSTRAINT auth_verifications_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.company_profiles
    ADD CONSTRAINT company_profiles_pkey PRIMARY KEY (account_id);

ALTER TABLE ONLY public.media
    ADD CONSTRAINT media_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.members
    ADD CONSTRAINT members_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY public.operators
    ADD CONSTRAINT operators_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY public.schema_migrations
    ADD CONSTRAINT schema_migrations_pkey PRIMARY KEY (version);

CREATE INDEX auth_credentials_user ON public.auth_credentials USING btree (user_id);

CREATE INDEX auth_sessions_user ON public.auth_sessions USING btree (user_id);

CREATE INDEX auth_verifications_identifier ON public.auth_verifications USING btree (identifier);

CREATE INDEX members_account ON public.members USING btree (account_id);

CREATE UNIQUE INDEX members_one_owner ON public.members USING btree (account_id) WHERE ("position" = 'owner'::text);

ALTER TABLE ONLY public.auth_credentials
    ADD CONSTRAINT auth_credentials_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.auth_users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.auth_sessions
    ADD CONSTRAINT auth_sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.auth_users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.company_profiles
    ADD CONSTRAINT company_profiles_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.company_profiles
    ADD CONSTRAINT company_profiles_licence_id_fkey FOREIGN KEY (licence_id) REFERENCES public.media(id);

ALTER TABLE ONLY public.company_profiles
    ADD CONSTRAINT company_profiles_logo_id_fkey FOREIGN KEY (logo_id) REFERENCES public.media(id);

ALTER TABLE ONLY public.members
    ADD CONSTRAINT members_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.members
    ADD CONSTRAINT members_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.auth_users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.operators
    ADD CONSTRAINT operators_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.auth_users(id) ON DELETE CASCADE;
